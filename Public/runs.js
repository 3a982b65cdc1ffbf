// The runs of a page, which is complete without this script: it puts the buttons into them, and is
// the door to what they do, which is loaded when a reader first wants it.
"use strict";
(() => {
  const folder = new URL(".", document.currentScript.src).href;
  const controls = document.getElementById("run-controls")?.content;

  /** Puts the buttons into the place that a part of a figure has for them. */
  function fill(part, name) {
    const made = controls?.querySelector(name).cloneNode(true);
    part?.querySelector(name)?.replaceWith(made);
    return made;
  }
  const stepper = (views) => fill(views, ".stepper");

  /** A script of the site and the styles of what it makes. */
  const load = (name, classes) => Promise.all([
    tracebookLoad("script", { src: `${folder}${name}.js` }),
    ...classes.map((it) => tracebookStyles(folder, it)),
  ]);

  let steps;
  /** Steps and explanations of rows, once they are loaded. */
  function rows() {
    steps ??= load("steps", ["now", "reason"]).then(() => tracebookSteps);
    return steps;
  }

  /** The button of a stepper or the rule behind a row, if that is what an event is about. */
  function wanted({ target }) {
    return target.closest?.('.stepper button, .run a[href^="#"][href*="rule-"]');
  }
  for (const sign of ["pointerover", "focusin"]) {
    document.addEventListener(sign, (event) => wanted(event) && rows().catch(() => {}));
  }
  document.addEventListener("click", async (event) => {
    const it = wanted(event);
    // With a key held down a link is a link.
    if (!it || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (it.href) event.preventDefault();
    try {
      (await rows()).act(it);
    } catch {
      if (it.href) location.href = it.href;
    }
  });

  let early;
  /** Asks for all that a run needs at the first sign that it is wanted. The simulator takes longer
      than the script that uses it, so both come at once; from a disk a page may not fetch. */
  function prepare() {
    if (!playground && location.protocol !== "file:") {
      early = fetch(`${folder}playground.wasm`);
      early.catch(() => {});
    }
    editors().then((it) => it.prepare(), () => {});
  }

  /** The simulator as it arrives. */
  function simulator() {
    const response = early ?? fetch(`${folder}playground.wasm`);
    early = undefined;
    return response;
  }

  let playground;
  /** The playground, once it is loaded. */
  function editors() {
    playground ??= load("playground", ["editor", "comparison"])
      .then(() => tracebookPlayground({ folder, stepper, simulator }));
    return playground;
  }

  const shared = location.hash.startsWith("#s=") && location.hash.slice(3).split(".");
  for (const figure of document.querySelectorAll("figure.run")) {
    stepper(figure);
    const { version, source } = figure.dataset;
    if (!version) continue;
    const tools = fill(figure, ".tools");
    const [own, ...others] = tools.querySelectorAll("option");
    own.prepend(version);
    others.find((option) => option.value === version)?.remove();
    if (!source) tools.querySelector(".copy-all").remove();
    tools.querySelector(".hint").id = `${figure.id}-hint`;
    for (const button of tools.querySelectorAll("button")) {
      // Who is about to run or to edit a scenario wants the simulator: some of it has arrived when
      // the button is pressed.
      const signs = ["go", "edit"].includes(button.className) ? ["pointerenter", "focus"] : [];
      for (const sign of signs) button.addEventListener(sign, prepare, { once: true });
      button.addEventListener("click", async () => {
        if (signs.length) prepare();
        (await editors()).act(figure, button.className);
      });
    }
    let kept = false;
    try {
      kept = localStorage.getItem(`tracebook-scenario:${location.pathname}:${figure.id}`) !== null;
    } catch {
      // Storage may be forbidden; then nothing was kept.
    }
    if (shared[0] === figure.id) {
      prepare();
      editors().then((it) => it.open(figure, shared));
    } else if (kept) editors().then((it) => it.resume(figure));
  }
})();
