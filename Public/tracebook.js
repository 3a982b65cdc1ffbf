// The page is complete without this script: it adds the choice of theme and the search.
"use strict";

/** What the scripts that are loaded later make, by their names. */
window.tracebookParts = {};

/** A script or a style sheet of the site, once it is there. */
window.tracebookLoad = (name, attributes) => new Promise((onload, onerror) => {
  const element = document.createElement(name);
  document.head.append(Object.assign(element, attributes, { onload, onerror }));
});

/** The styles of a class, once they are there; a site may have none for it. */
window.tracebookStyles = (root, name) =>
  tracebookLoad("link", { rel: "stylesheet", href: `${root}classes/${name}.css` }).catch(() => {});

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

// The place is kept on a switch of language: a figure and a row have one name in all languages, and
// of a section, which has a name in each, the number is told, and how many there are.
(() => {
  const sections = [...document.querySelectorAll("article .permalink")].map((it) => it.hash);
  for (const link of document.querySelectorAll(".languages a")) {
    link.addEventListener("click", () => {
      const place = sections.indexOf(location.hash);
      link.hash = place < 0 ? location.hash : `~${place}/${sections.length}`;
    });
  }
  const [, place, count] = location.hash.match(/^#~(\d+)\/(\d+)$/) ?? [];
  if (Number(count) === sections.length) location.replace(sections[place]);
})();

(() => {
  const form = document.querySelector("form.search");
  if (!form) return;
  const box = form.querySelector("input");
  let isLoading = false;

  // The keys are told where there are any, as far as a pointer tells that.
  if (matchMedia("(pointer: fine)").matches) {
    const isApple = /^(Mac|iP)/.test(navigator.platform);
    box.placeholder = isApple ? form.dataset.hint.replace("Ctrl K", "⌘K") : form.dataset.hint;
  }

  // Nothing of the search is loaded before somebody searches.
  box.addEventListener("focus", async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { index, root } = form.dataset;
      await Promise.all([
        tracebookLoad("script", { src: index }), tracebookStyles(root, "search-results"),
      ]);
      await tracebookLoad("script", { src: `${root}search.js` });
    } catch {
      isLoading = false;
      form.querySelector("[role=status]").textContent = form.dataset.failed;
    }
  });
  document.addEventListener("keydown", (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    box.focus();
    box.select();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
})();
