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
    button.querySelector("b").textContent = button.dataset[name];
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

  /** Opens the launch that a row is folded into, or the part of a heading. */
  window.tracebookParts.unfold = (place) => {
    const fold = place?.closest("tbody")?.previousElementSibling?.querySelector("details")
      ?? place?.closest("summary")?.parentElement;
    if (!fold || fold.open) return;
    fold.open = true;
    return true;
  };
  const named = (hash) => document.getElementById(hash.slice(1));
  /** Reaches the place that the address names: to the browser it was hidden. */
  function reach() {
    const place = named(location.hash);
    if (tracebookParts.unfold(place)) place.scrollIntoView();
  }
  // A link has its row in sight before it is followed.
  document.addEventListener("click", ({ target }) => {
    const link = target.closest?.("a[href*='#']");
    if (link?.pathname === location.pathname) tracebookParts.unfold(named(link.hash));
  }, true);
  addEventListener("hashchange", reach);
  reach();

  // The menu shows where the reader is, and goes once a link has been followed.
  const guide = find("#siteGuide[popover]");
  guide?.addEventListener("toggle", ({ newState }) => {
    if (newState !== "open") return;
    (guide.querySelector("a[aria-current=page]") ?? guide.querySelector("button")).focus();
  });
  guide?.addEventListener("click", ({ target }) => {
    if (target.closest("a")) guide.hidePopover?.();
  });

  // The list of contents marks the section that the reader has come to.
  const marks = new Map();
  for (const link of document.querySelectorAll(".contents a")) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) marks.set(heading, link);
  }
  let here;
  const observer = new IntersectionObserver(() => {
    const link = [...marks].findLast(([it]) => it.getBoundingClientRect().top < innerHeight / 3)?.[1];
    if (link === here) return;
    here?.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "location");
    here = link;
    // A long list has a window of its own.
    const list = link?.closest("nav");
    if (list) list.scrollTop = link.offsetTop - list.clientHeight / 2;
  }, { rootMargin: "9999999px 0px -66%" });
  for (const heading of marks.keys()) observer.observe(heading);

  // Blocks of code in several forms become tabs, of which all groups show the one that was chosen.
  const groups = [...document.querySelectorAll(".code-tabs")].map((group) => {
    const panels = [...group.querySelectorAll("figure")];
    const list = document.createElement("div");
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", group.getAttribute("aria-label"));
    const tabs = panels.map((panel, index) => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.role = "tab";
      tab.textContent = panel.querySelector("figcaption").textContent;
      panel.id ||= `code-tab-${document.querySelectorAll("[role=tabpanel]").length + 1}`;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-label", tab.textContent);
      tab.setAttribute("aria-controls", panel.id);
      list.append(tab);
      return tab;
    });
    /** Shows the panel with a label, if there is one. */
    function show(label) {
      const chosen = tabs.findIndex((tab) => tab.textContent === label);
      if (chosen < 0) return;
      tabs.forEach((tab, index) => {
        tab.setAttribute("aria-selected", index === chosen);
        tab.tabIndex = index === chosen ? 0 : -1;
        panels[index].hidden = index !== chosen;
      });
    }
    group.prepend(list);
    show(tabs[0].textContent);
    list.addEventListener("click", ({ target }) => {
      if (target.role === "tab") choose(target);
    });
    list.addEventListener("keydown", (event) => {
      const at = tabs.indexOf(event.target);
      const { length } = tabs;
      const next = {
        ArrowRight: (at + 1) % length, ArrowLeft: (at + length - 1) % length, Home: 0,
        End: length - 1,
      }[event.key];
      if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      tabs[next].focus({ preventScroll: true });
      choose(tabs[next]);
    });
    return { show };
  });
  /** Shows in all groups what was chosen in one of them, which stays where it is. */
  function choose(tab) {
    const { top } = tab.getBoundingClientRect();
    for (const { show } of groups) show(tab.textContent);
    scrollBy(0, tab.getBoundingClientRect().top - top);
    try {
      localStorage.setItem("tracebook-tab", tab.textContent);
    } catch {
      // Storage may be forbidden; the choice then lasts until the page is left.
    }
  }
  try {
    const label = groups.length && localStorage.getItem("tracebook-tab");
    for (const { show } of label ? groups : []) show(label);
  } catch {
    // Storage may be forbidden; then nothing was chosen.
  }

  const dialog = find("dialog.search");
  if (dialog) {
    const form = dialog.querySelector("form");
    const box = form.querySelector("input");
    const slash = form.querySelector(".slash input");
    const opener = find("button.find");
    let isLoading;

    // The keys are told where there are any, as far as a pointer tells that.
    if (matchMedia("(pointer: fine)").matches) {
      const isApple = /^(Mac|iP)/.test(navigator.platform);
      opener.querySelector("kbd").textContent = isApple ? "⌘K" : "Ctrl K";
    }
    try {
      slash.checked = !("tracebook-no-slash" in localStorage);
    } catch {
      // Storage may be forbidden; then the choice lasts until the page is left.
    }
    slash.addEventListener("change", () => {
      try {
        if (slash.checked) localStorage.removeItem("tracebook-no-slash");
        else localStorage.setItem("tracebook-no-slash", "");
      } catch {
        // As above.
      }
    });

    /** Lies over the page, which stays where it is; a browser leads back to where the focus was. */
    async function open() {
      if (!dialog.open) dialog.showModal();
      box.focus();
      box.select();
      // Nothing of the search is loaded before a reader searches.
      if (isLoading) return;
      isLoading = true;
      try {
        const parts = [`search-${lang}.js`, "terms.js", "ranking.js"].map(script);
        await Promise.all([...parts, styles("search-results")]);
        await script("search.js");
      } catch {
        isLoading = false;
        form.querySelector("[role=status]").textContent = form.dataset.failed;
      }
    }

    opener.addEventListener("click", open);
    document.addEventListener("keydown", (event) => {
      const { key, target } = event;
      const isHeld = event.ctrlKey || event.metaKey;
      const isSlash = key === "/" && slash.checked && !isHeld && !dialog.open
        // A search that was closed has the keys a moment longer.
        && !target.closest?.(":is(input, textarea, select):not(dialog:not([open]) *)");
      const isK = key.toLowerCase() === "k" && isHeld && !event.shiftKey;
      if (event.altKey || event.isComposing || !isSlash && !isK) return;
      event.preventDefault();
      open();
    });
    form.querySelector(".close").addEventListener("click", () => dialog.close());
    // Beside the form is the page.
    dialog.addEventListener("click", ({ target }) => {
      if (target === dialog) dialog.close();
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    opener.hidden = false;
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
  const part = (name, needs, ...classes) => (loaded[name] ??= Promise.all([
    script(`${name}.js`), script(`runs.${lang}.js`), ...classes.map(styles),
  ]).then(() => tracebookParts[name]({ folder, script, fill, early, ...needs })));
  const timeline = () => part("timeline", { prepare });
  const steps = () => timeline().then((line) => part("steps", { line }, "now", "reason"));
  const playground = () => part("playground", {}, "editor", "comparison");

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
  // And who comes to a run finds what can be moved in it.
  for (const sign of ["pointerover", "focusin"]) {
    document.addEventListener(sign, (event) => {
      wanted(event)?.ready().catch(() => {});
      const figure = event.target.closest?.(".run[data-version]:not(.handled):has(.timeline)");
      if (figure) timeline().then(() => tracebookParts.handles(figure)).catch(() => {});
    });
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

  // A page that asks its readers questions shows some that need no script, until this one asks.
  const practice = find(".practice");
  if (practice?.querySelector("template")) {
    Promise.all([prepare(), part("practice")])
      .then(([it, made]) => made.start(practice, it))
      .catch(() => practice.classList.add("failed"));
  }

  /** Puts the buttons of a run into it. */
  function addControls(figure) {
    fill(figure, ".stepper");
    const { version, source } = figure.dataset;
    if (!version) return;
    const tools = fill(figure, ".tools");
    for (const option of tools.querySelectorAll("option")) {
      if (!option.value) option.prepend(version);
      else if (option.value === version) option.remove();
    }
    if (!source) tools.querySelector(".copy-all")?.remove();
    let isOpen;
    // On a page for it, the reader writes a scenario of their own.
    if (figure.id === "run-playground") {
      isOpen = Promise.all([playground(), part("workbench", {}, "workbench")])
        .then(([it, workbench]) => workbench.start(figure, it));
    }
    if (location.hash.startsWith(`#s=${figure.id}.`)) {
      Promise.all([prepare(), isOpen]).then(([it]) => it.resume(figure));
    }
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
    addControls(value);
    requestAnimationFrame(next);
  });
})();
