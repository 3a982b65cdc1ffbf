// The runs of a page, which is complete without this script: buttons that go from row to row, and
// the door to the playground, which is loaded when a reader first wants it.
"use strict";
(() => {
  const folder = new URL(".", document.currentScript.src).href;

  /** Adds the highlight of a step to the views of a run, and says which step it is. */
  function stepper(views) {
    const bar = views.querySelector(".stepper");
    if (!bar) return;
    const rows = [...views.querySelectorAll(".trace tbody tr")];
    const stops = [...views.querySelectorAll(".timeline .stop")].map((stop) => {
      const [first, last] = stop.querySelector(".number").textContent.split("–").map(Number);
      return { stop, first, last: last || first };
    });
    const here = views.querySelector(".here");
    const end = here?.innerHTML;
    const [previous, next] = bar.querySelectorAll("button");
    const status = bar.querySelector("[role=status]");
    let step = 0;

    function token(row, letter) {
      return [...row.classList].find((name) => name.startsWith(letter))?.slice(2);
    }

    function show(index) {
      step = index;
      const row = rows[step - 1];
      const to = row ? token(row, "t-") : token(rows[rows.length - 1], "t-");
      const from = row && token(row, "f-");
      for (const each of rows) {
        if (each === row) each.setAttribute("aria-current", "step");
        else each.removeAttribute("aria-current");
      }
      for (const { stop, first, last } of stops) {
        stop.classList.toggle("now", first <= step && step <= last);
      }
      for (const node of views.querySelectorAll(".diagram .node")) {
        node.classList.toggle("now", node.classList.contains(`s-${to}`));
      }
      for (const edge of views.querySelectorAll(".diagram .edge")) {
        edge.classList.toggle("now", edge.classList.contains(`e-${from}-${to}`));
      }
      // A button that is disabled loses the focus, so these only say that they do nothing.
      previous.setAttribute("aria-disabled", step <= 1);
      next.setAttribute("aria-disabled", step === rows.length);
      if (!row) {
        if (here) here.innerHTML = end;
        return;
      }
      const cells = row.cells;
      const seconds = Number(cells[1].textContent);
      const values = {
        step,
        count: rows.length,
        time: seconds < 1 && seconds > 0 ? `${Math.round(seconds * 1000)} ms` : `${seconds} s`,
        what: cells[3].textContent,
        state: cells[5].textContent,
      };
      const filled = (text) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
      status.textContent = filled(bar.dataset.step);
      if (here) here.textContent = filled(bar.dataset.here) + values.state;
      stops.find(({ stop }) => stop.classList.contains("now"))?.stop.scrollIntoView({
        block: "nearest", inline: "nearest",
      });
    }

    previous.addEventListener("click", () => step > 1 && show(step - 1));
    next.addEventListener("click", () => step < rows.length && show(step + 1));
    if (!rows.length) return;
    show(0);
    views.rewind = () => {
      status.textContent = "";
      show(0);
    };
    bar.hidden = false;
  }

  let early;
  /** Asks for all that a run needs at the first sign that it is wanted. The simulator takes longer
      than the script that uses it, so both come at once; from a disk a page may not fetch. */
  function prepare() {
    if (!playground && location.protocol !== "file:") {
      early = fetch(`${folder}playground.wasm`);
      early.catch(() => {});
    }
    load().then((it) => it.prepare(), () => {});
  }

  /** The simulator as it arrives. */
  function simulator() {
    const response = early ?? fetch(`${folder}playground.wasm`);
    early = undefined;
    return response;
  }

  let playground;
  /** The playground, once it is loaded. */
  function load() {
    playground ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = `${folder}playground.js`;
      script.onload = () => resolve(window.tracebookPlayground({ folder, stepper, simulator }));
      script.onerror = reject;
      document.head.append(script);
    });
    return playground;
  }

  const shared = location.hash.startsWith("#s=") && location.hash.slice(3).split(".");
  for (const figure of document.querySelectorAll("figure.run")) {
    const views = figure.querySelector(".views");
    if (views) stepper(views);
    const tools = figure.querySelector(".tools");
    if (!tools) continue;
    tools.hidden = false;
    for (const button of tools.querySelectorAll("button")) {
      // Who is about to run or to edit a scenario wants the simulator: some of it has arrived when
      // the button is pressed.
      const signs = ["go", "edit"].includes(button.className) ? ["pointerenter", "focus"] : [];
      for (const sign of signs) button.addEventListener(sign, prepare, { once: true });
      button.addEventListener("click", async () => {
        if (signs.length) prepare();
        (await load()).act(figure, button.className);
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
      load().then((it) => it.open(figure, shared));
    } else if (kept) load().then((it) => it.resume(figure));
  }
})();
