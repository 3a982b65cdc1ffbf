// Finds what the index has.
