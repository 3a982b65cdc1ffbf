// changed by the author, while the theme has changed too
