window.tracebookModule="of nothing"
