// The page is complete without this script: it adds the choice of theme, and nothing else.
"use strict";
(() => {
  const key = "tracebook-theme";
  const themes = ["system", "light", "dark"];
  const root = document.documentElement;
  const button = document.querySelector("button.theme");
  if (!button) return;
  let current = themes.includes(root.dataset.theme) ? root.dataset.theme : "system";

  function show() {
    button.querySelector("span").textContent = button.dataset[current];
    if (current === "system") delete root.dataset.theme;
    else root.dataset.theme = current;
  }

  button.addEventListener("click", () => {
    current = themes[(themes.indexOf(current) + 1) % themes.length];
    show();
    try {
      if (current === "system") localStorage.removeItem(key);
      else localStorage.setItem(key, current);
    } catch {
      // Storage may be forbidden; the choice then lasts until the page is left.
    }
  });

  show();
  button.hidden = false;
})();
