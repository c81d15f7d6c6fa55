kernel:
	.venv/bin/python tools/build_kernels.py
