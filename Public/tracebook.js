// The page is complete without this script: it adds the choice of theme, and nothing else.
"use strict";
(() => {
  const key = "tracebook-theme";
  const themes = ["system", "light", "dark"];
  const root = document.documentElement;
  const button = document.querySelector("button.theme");
  if (!button) return;
  const name = button.querySelector("span");

  function show(theme) {
    name.textContent = theme;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
  }

  button.addEventListener("click", () => {
    const next = themes[(themes.indexOf(name.textContent) + 1) % themes.length];
    show(next);
    try {
      if (next === "system") localStorage.removeItem(key);
      else localStorage.setItem(key, next);
    } catch {
      // Storage may be forbidden; the choice then lasts until the page is left.
    }
  });

  show(themes.includes(root.dataset.theme) ? root.dataset.theme : "system");
  button.hidden = false;
})();
