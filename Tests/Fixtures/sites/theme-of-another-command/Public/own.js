// not of the theme
