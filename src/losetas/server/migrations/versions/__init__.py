"""One module per change of layout."""
