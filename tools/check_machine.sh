#!/bin/sh
# Look for Python >= 3.11 with venv and Node >= 20.19 with npm; print the Python to use, or what to install, and fail.
# PYTHON=... names another Python. A client that is built already (as in a release archive) makes Node unnecessary.
set -u
problems=0

missing() {
    printf 'missing: %s\n    %s\n' "$1" "$2" >&2
    problems=1
}

python=""
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    missing "Python 3.11 or newer" "Debian, Ubuntu: apt install python3 python3-venv   Fedora: dnf install python3   macOS: brew install python"
elif ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
    missing "the venv module of $python" "Debian, Ubuntu: apt install python3-venv"
fi

node_is_new() {
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}
here=$(dirname "$0")/..
if ! { [ -f "$here/src/losetas/server/static/index.html" ] && [ ! -d "$here/.git" ]; }; then
    if ! node_is_new; then
        missing "Node 20.19 or newer (found: $(node --version 2>/dev/null || echo none))" "see nodejs.org, or your system's packages   macOS: brew install node"
    elif ! command -v npm >/dev/null 2>&1; then
        missing "npm" "Debian, Ubuntu: apt install npm"
    fi
fi

if ! command -v cc >/dev/null 2>&1 && ! command -v gcc >/dev/null 2>&1 && [ -z "${CC:-}" ]; then
    echo "note: no C compiler found; the game runs all the same, bots and simulations about 40 times slower" >&2
    echo "    Debian, Ubuntu: apt install gcc python3-dev" >&2
fi

[ "$problems" -eq 0 ] || exit 1
printf '%s\n' "$python"
