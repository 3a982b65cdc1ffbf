// The runs of a page, which is complete without this script: it puts the buttons into them, and is
// the door to what they do, which is loaded when a reader first wants it.
"use strict";
(() => {
  const folder = new URL(".", document.currentScript.src).href;
  const controls = document.getElementById("run-controls")?.content;

  /** Puts the buttons into the place that a part of a figure has for them. */
  function fill(part, name) {
    const made = controls?.querySelector(name).cloneNode(true);
    part.querySelector(name)?.replaceWith(made);
    return made;
  }

  const loaded = {};
  /** What a script of the site makes, once it is loaded with the styles of what that makes. */
  const load = (name, classes) => (loaded[name] ??= Promise.all([
    tracebookLoad("script", { src: `${folder}${name}.js` }),
    ...classes.map((it) => tracebookStyles(folder, it)),
  ]).then(() => window.tracebookParts[name]({ folder, fill, simulator })));
  const steps = () => load("steps", ["now", "reason"]);
  const playground = () => load("playground", ["editor", "comparison"]);

  let early;
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

  /** The simulator as it arrives. */
  function simulator() {
    const response = early ?? fetch(`${folder}playground.wasm`);
    early = undefined;
    return response;
  }

  const kinds = [
    ['.stepper button, .run a[href^="#"][href*="rule-"]', steps],
    [".go, .edit", prepare],
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
    if (it.href) event.preventDefault();
    try {
      (await ready()).act(it);
    } catch {
      if (it.href) location.href = it.href;
    }
  });

  /** Puts the buttons of a run into it. */
  function equip(figure) {
    fill(figure, ".stepper");
    const { version, source } = figure.dataset;
    if (!version) return;
    const tools = fill(figure, ".tools");
    const [own, ...others] = tools.querySelectorAll("option");
    own.prepend(version);
    others.find((option) => option.value === version)?.remove();
    if (!source) tools.querySelector(".copy-all").remove();
    tools.querySelector(".hint").id = `${figure.id}-hint`;
    let isKept;
    try {
      isKept = localStorage.getItem(`tracebook-scenario:${location.pathname}:${figure.id}`);
    } catch {
      // Storage may be forbidden; then nothing was kept.
    }
    const isShared = location.hash.startsWith(`#s=${figure.id}.`);
    if (isShared || isKept != null) prepare().then((it) => it.resume(figure));
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
