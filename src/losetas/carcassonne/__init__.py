"""Carcassonne: kernel, state, notation, and one folder for each expansion."""
