app.js
