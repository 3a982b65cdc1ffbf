// What a page does from the start: it shows the choice of theme, the search and the buttons of the
// runs, and is the door to what these do, which is loaded when a reader first wants it. The page is
// complete without this script.
"use strict";

/** What the scripts that are loaded later make, by their names. */
window.tracebookParts = {};

(() => {
  const folder = new URL(".", document.currentScript.src).href;
  const { dataset, lang } = document.documentElement;
  const find = (name) => document.querySelector(name);
  const load = (name, attributes) => new Promise((onload, onerror) => {
    const element = document.createElement(name);
    document.head.append(Object.assign(element, attributes, { onload, onerror }));
  });
  /** A script of the site, once it is there. */
  const script = (name) => load("script", { src: folder + name });
  /** The styles of a class, once they are there; a site may have none for it. */
  const styles = (name) =>
    load("link", { rel: "stylesheet", href: `${folder}classes/${name}.css` }).catch(() => {});

  const themes = ["system", "light", "dark"];
  const button = find("button.theme");
  let theme = Math.max(0, themes.indexOf(dataset.theme));

  function showTheme() {
    const name = themes[theme];
    button.querySelector("span").textContent = button.dataset[name];
    if (theme) dataset.theme = name;
    else delete dataset.theme;
  }

  if (button) {
    button.addEventListener("click", () => {
      theme = (theme + 1) % 3;
      showTheme();
      try {
        if (theme) localStorage.setItem("tracebook-theme", themes[theme]);
        else localStorage.removeItem("tracebook-theme");
      } catch {
        // Storage may be forbidden; the choice then lasts until the page is left.
      }
    });
    showTheme();
    button.hidden = false;
  }

  // The place is kept on a switch of language: a figure and a row have one name in all languages, and
  // of a section, which has a name in each, the number is told, and how many there are.
  const sections = [...document.querySelectorAll("article .permalink")].map((it) => it.hash);
  const numbers = sections.map((_, place) => `#~${place}/${sections.length}`);
  for (const link of document.querySelectorAll(".languages a")) {
    link.addEventListener("click", () => {
      link.hash = numbers[sections.indexOf(location.hash)] ?? location.hash;
    });
  }
  const section = sections[numbers.indexOf(location.hash)];
  if (section) location.replace(section);

  // The menu shows where the reader is, and goes once a link has been followed.
  const guide = find("#guide[popover]");
  guide?.addEventListener("toggle", ({ newState }) => {
    if (newState !== "open") return;
    (guide.querySelector("a[aria-current]") ?? guide.querySelector("button")).focus();
  });
  guide?.addEventListener("click", ({ target }) => {
    if (target.closest("a")) guide.hidePopover?.();
  });

  const form = find("form.search");
  if (form) {
    const box = form.querySelector("input");
    const { hint, failed } = form.dataset;
    let isLoading;

    // The keys are told where there are any, as far as a pointer tells that.
    if (matchMedia("(pointer: fine)").matches) {
      const isApple = /^(Mac|iP)/.test(navigator.platform);
      box.placeholder = isApple ? hint.replace("Ctrl K", "⌘K") : hint;
    }

    // Nothing of the search is loaded before a reader searches.
    box.addEventListener("focus", async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        await Promise.all([script(`search-${lang}.js`), styles("search-results")]);
        await script("search.js");
      } catch {
        isLoading = false;
        form.querySelector("[role=status]").textContent = failed;
      }
    });
    document.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey
        || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      box.focus();
      box.select();
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.hidden = false;
  }

  const controls = find("#run-controls")?.content;
  if (!controls) return;

  /** Puts the buttons into the place that a part of a figure has for them. */
  function fill(place, name) {
    const made = controls.querySelector(name).cloneNode(true);
    place.querySelector(name)?.replaceWith(made);
    return made;
  }

  const loaded = {};
  let early;
  /** What a script of the site makes, once it is loaded with the styles of what that makes, and the
      words of the page's language. */
  const part = (name, ...classes) => (loaded[name] ??= Promise.all([
    script(`${name}.js`), script(`runs.${lang}.js`), ...classes.map(styles),
  ]).then(() => tracebookParts[name]({ folder, script, fill, early })));
  const steps = () => part("steps", "now", "reason");
  const playground = () => part("playground", "editor", "comparison");

  /** Asks for all that a run needs. The simulator takes longer than the script that uses it, so
      both come at once; from a disk a page may not fetch. */
  async function prepare() {
    if (!loaded.playground && location.protocol !== "file:") {
      early = fetch(`${folder}playground.wasm`);
      early.catch(() => {});
    }
    const it = await playground();
    it.prepare();
    return it;
  }

  const kinds = [
    ['.stepper button, .run a[href^="#"][href*="rule-"]', steps],
    [".go, .edit, .restore, .tools select", prepare],
    [".tools button", playground],
  ];
  /** What an event is about, and how to load what that needs. */
  function wanted({ target }) {
    for (const [name, ready] of kinds) {
      const it = target.closest?.(name);
      if (it) return { it, ready };
    }
  }
  // Who is about to press a button wants what it needs: some of it has arrived when it is pressed.
  for (const sign of ["pointerover", "focusin"]) {
    document.addEventListener(sign, (event) => wanted(event)?.ready().catch(() => {}));
  }
  document.addEventListener("click", async (event) => {
    const found = wanted(event);
    // With a key held down a link is a link.
    if (!found || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { it, ready } = found;
    if (it.localName === "select") return;
    if (it.href) event.preventDefault();
    try {
      (await ready()).act(it);
    } catch {
      if (it.href) location.href = it.href;
    }
  });
  document.addEventListener("change", async (event) => {
    const { it } = wanted(event) ?? {};
    if (it?.localName !== "select") return;
    // The run of another version is not shown below this one, also while the simulator is loaded.
    const views = it.closest("figure").querySelector(".views");
    views.inert = true;
    try {
      (await prepare()).act(it);
    } catch {
      it.value = "";
      views.inert = false;
    }
  });

  /** Puts the buttons of a run into it. */
  function equip(figure) {
    fill(figure, ".stepper");
    const { version, source } = figure.dataset;
    if (!version) return;
    const tools = fill(figure, ".tools");
    for (const option of tools.querySelectorAll("option")) {
      if (!option.value) option.prepend(version);
      else if (option.value === version) option.remove();
    }
    if (!source) tools.querySelector(".copy-all")?.remove();
    if (location.hash.startsWith(`#s=${figure.id}.`)) prepare().then((it) => it.resume(figure));
    try {
      const isKept = `tracebook-scenario:${location.pathname}:${figure.id}` in localStorage;
      tools.querySelector(".kept").hidden = !isKept;
    } catch {
      // Storage may be forbidden; then nothing was kept.
    }
  }

  // One in a frame, so that a slow phone answers its reader between them.
  const figures = document.querySelectorAll("figure.run").values();
  requestAnimationFrame(function next() {
    const { value, done } = figures.next();
    if (done) return;
    equip(value);
    requestAnimationFrame(next);
  });
})();
