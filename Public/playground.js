// The playground of a page: the reader's scenario, run by the simulator of the site in WebAssembly.
// Nothing is sent anywhere. `tracebook.js` loads it when it is first wanted.
"use strict";
window.tracebookParts.playground = ({ folder, script, fill, early }) => {
  const { words } = window.tracebookParts;
  const patience = 2000;
  const editors = new Map();

  // What the worker does: it makes an instance for each request, since a trap leaves one in an
  // unknown state.
  function work() {
    let module;
    self.onmessage = async ({ data }) => {
      if (data instanceof WebAssembly.Module) {
        module = data;
        return self.postMessage("");
      }
      const { exports: engine } = await WebAssembly.instantiate(module, {});
      const request = new TextEncoder().encode(data.request);
      const source = engine.tracebook_alloc(request.length);
      new Uint8Array(engine.memory.buffer, source, request.length).set(request);
      const result = engine[data.call](source, request.length);
      const length = new DataView(engine.memory.buffer).getUint32(result, true);
      const answer = new Uint8Array(engine.memory.buffer, result + 4, length);
      self.postMessage(new TextDecoder().decode(answer));
    };
  }

  let engine;
  /** The compiled simulator; from a disk, where a page may not fetch, it comes as a script. */
  function compiled() {
    engine ??= (async () => {
      if (location.protocol !== "file:") {
        const request = early ?? fetch(`${folder}playground.wasm`);
        // One that fails is made again.
        early = undefined;
        const response = await request;
        if (!response.ok) throw new Error(response.statusText);
        // A module is compiled while it arrives, if the server says that it is one.
        return response.headers.get("content-type") === "application/wasm"
          ? WebAssembly.compileStreaming(response)
          : WebAssembly.compile(await response.arrayBuffer());
      }
      await script("playground.wasm.js");
      const bytes = Uint8Array.from(atob(window.tracebookModule), (byte) => byte.charCodeAt(0));
      delete window.tracebookModule;
      return WebAssembly.compile(bytes);
    })();
    engine.catch(() => (engine = undefined));
    return engine;
  }

  let worker, ready;
  let turn = Promise.resolve();
  /** What the simulator answers, once it has answered what was asked before. */
  function answer(request) {
    turn = turn.catch(() => {}).then(async () => {
      if (!worker) {
        // The worker starts while the module is still on its way.
        const source = new Blob([`(${work})()`], { type: "text/javascript" });
        const address = URL.createObjectURL(source);
        worker = new Worker(address);
        URL.revokeObjectURL(address);
        ready = compiled().then(ask);
      }
      try {
        await ready;
      } catch (reason) {
        worker?.terminate();
        worker = undefined;
        throw reason;
      }
      return ask(request);
    });
    return turn;
  }

  /** The answer of the worker, which is thrown away when it takes too long. */
  function ask(message) {
    return new Promise((resolve, reject) => {
      const fail = (late) => {
        clearTimeout(timer);
        worker.terminate();
        worker = undefined;
        reject(late);
      };
      const timer = setTimeout(() => fail("late"), patience);
      worker.onmessage = ({ data }) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.onerror = () => fail("broken");
      worker.postMessage(message);
    });
  }

  let rules;
  /** What each rule says. The simulator, which is to arrive soon, knows the rules by name alone. */
  function explanations(place) {
    const { lang } = place.closest("[lang]");
    rules ??= script(`rules.${lang}.js`).then(() => window.tracebookRules);
    rules.catch(() => (rules = undefined));
    return rules;
  }

  let table;
  /** What the simulator says in the language of a page in place of its English words. */
  async function engineWords(language) {
    if (/^en(-|$)/.test(language)) return "";
    table ??= script(`engine.${language}.js`).then(() => window.tracebookEngineWords);
    table.catch(() => (table = undefined));
    return table;
  }

  /** The HTML of an answer as elements, with what its rules say: most of them the page explains. */
  async function elements(html, place) {
    const made = document.createElement("template");
    // All text in it was escaped by the simulator, which makes the page's own figures too.
    made.innerHTML = html;
    for (const gap of made.content.querySelectorAll("dd:empty")) {
      const rule = gap.previousElementSibling.textContent;
      const known = document.querySelector(`dt[id$="rule-${rule}"] + dd`);
      const explanation = known?.innerHTML ?? (await explanations(place))[rule];
      // The simulator and the words may come from two builds of the site.
      if (!explanation) throw new Error(rule);
      gap.innerHTML = explanation;
      if (known) continue;
      // The words are for pages in all folders, and lead to the sources from the root.
      for (const link of gap.querySelectorAll("a:not([href*=':'])")) {
        link.href = folder + link.getAttribute("href");
      }
    }
    return made.content;
  }

  const length = (text) => new TextEncoder().encode(text).length;

  /** What a function of the simulator answers to a request about a place of the page: a word, a
      sentence, and elements. */
  async function consult(call, place, lines, text = "") {
    const { lang } = place.closest("[lang]");
    const said = await engineWords(lang);
    const head = [`language ${lang}`, `words ${length(said)}`, ...lines].join("\n");
    const answered = await answer({ call, request: `${head}\n\n${said}${text}` });
    const [kind, status, ...html] = answered.split("\n");
    return { kind, status, shown: await elements(html.join("\n"), place) };
  }

  /** The parts of a figure, and the text field that stands in the place of its scenario. */
  function editor(figure) {
    if (editors.has(figure)) return editors.get(figure);
    const tools = figure.querySelector(".tools");
    const code = figure.querySelector("pre.scenario");
    const views = figure.querySelector(".views");
    const original = figure.dataset.source ?? code.textContent;
    const box = figure.closest(".run-and-text");
    const note = document.createElement("p");
    note.className = "not-own";
    note.setAttribute("role", "status");
    views.before(note);
    views.rewind?.();
    const field = document.createElement("textarea");
    field.className = "editor";
    field.value = original;
    field.hidden = true;
    field.spellcheck = false;
    field.autocapitalize = "off";
    field.rows = original.split("\n").length;
    field.setAttribute("aria-label", words.scenario);
    tools.querySelector(".hint").id = `${figure.id}-hint`;
    field.setAttribute("aria-describedby", `${figure.id}-hint`);
    code.after(field);
    const made = {
      figure, tools, code, views, original, field, note, page: views.innerHTML,
      text: box?.querySelector(".trace-text"),
      // What the run that is shown is of.
      ran: { text: original, version: "" },
      pick: tools.querySelector("select"),
      outcome: tools.querySelector(".outcome"),
      key: `tracebook-scenario:${location.pathname}:${figure.id}`,
      /** What a run of the reader's is compared with. */
      base: ({ pick }) => ({ text: original, version: figure.dataset.version, pick: pick.value }),
    };
    field.addEventListener("input", () => {
      guard(made);
      keep(made, field.value === original ? null : field.value);
      made.outcome.textContent = "";
      mark(made);
    });
    editors.set(figure, made);
    return made;
  }

  /** Says of the run that is shown if it is not that of the text and the version above it. */
  function mark({ field, pick, views, note, text, original, ran }) {
    const isOwn = field.value === ran.text && pick.value === ran.version;
    views.inert = !isOwn;
    note.textContent = isOwn ? "" : words.notOwn;
    // The text of the page's run has no other version.
    if (text) text.hidden = field.value !== original || pick.value !== "";
  }

  /** Puts back the lines that may not be edited. */
  function guard({ figure, field, original }) {
    const [first, last] = (figure.dataset.editable ?? "").split("-").map(Number);
    if (!last) return;
    const fixed = original.split("\n");
    const head = fixed.slice(0, first - 1);
    const tail = fixed.slice(last);
    const lines = field.value.split("\n");
    const isWhole =
      head.every((line, index) => lines[index] === line)
      && tail.every((line, index) => lines[lines.length - tail.length + index] === line)
      && lines.length >= head.length + tail.length;
    if (isWhole) field.dataset.last = field.value;
    else field.value = field.dataset.last ?? original;
  }

  function keep({ key, tools }, text) {
    tools.querySelector(".kept").hidden = true;
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Storage may be forbidden; then the text lasts until the page is left.
    }
  }

  /** What was kept when the reader left the page, as long as it has not been put back. */
  function kept({ key, tools }) {
    try {
      return tools.querySelector(".kept").hidden ? null : localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /** Lets the reader edit: what they have kept, which is run again, or what is there. */
  function edit(it) {
    const text = kept(it);
    open(it);
    it.field.focus({ preventScroll: true });
    if (text === null) return;
    it.field.value = text;
    keep(it, text);
    return run(it);
  }

  /** Puts the field in the place of the scenario. */
  function open(it) {
    const { field, code, tools } = it;
    // What is edited may use rules that the page does not explain.
    explanations(it.figure).catch(() => {});
    field.hidden = false;
    code.hidden = true;
    tools.classList.add("editing");
  }

  /** Runs what is in the field, and puts the views in their place in the way that is asked for; a run
      on the way to another one is not announced. */
  async function run(it, { until, put, isPassing } = {}) {
    const { figure, field, tools, views, pick, outcome } = it;
    const ran = { text: field.value, version: pick.value };
    const base = it.base(it, ran.text);
    const lines = [
      `id ${figure.id}`, `title ${figure.querySelector("figcaption").textContent}`,
      `views ${figure.dataset.views}`, `version ${base.version}`,
      `trace ${figure.dataset.trace}`, `length ${length(base.text)}`,
    ];
    if (base.pick) lines.push(`pick ${base.pick}`);
    // Runs that stand beside each other have one scale.
    const end = until ?? figure.dataset.until;
    if (end) lines.push(`until ${end}`);
    const goals = figure.closest(".exercise")?.querySelectorAll("[data-goal]") ?? [];
    for (const { dataset } of goals) lines.push(`goal ${dataset.goal}`);
    if (!isPassing) {
      tools.classList.remove("moved");
      mark(it);
      outcome.textContent = words.working;
    }
    let kind, status, shown;
    try {
      const texts = base.text + ran.text;
      ({ kind, status, shown } = await consult("tracebook_show", figure, lines, texts));
    } catch (reason) {
      outcome.textContent = reason === "late" ? words.tooLong : words.cannotLoad;
      return;
    }
    status = it.shown?.(it, shown, ran.text) ?? status;
    // What is moved to where it cannot be is as before.
    if (isPassing && kind === "faults") return false;
    it.said = status;
    const rows = shown.querySelector(".rows");
    if (rows) rows.open = Boolean(views.querySelector(".rows")?.open);
    if (!put?.(views, shown)) views.replaceChildren(shown);
    it.ran = ran;
    mark(it);
    outcome.textContent = isPassing ? "" : status;
    tools.classList.add("ran");
    const isFaulty = kind === "faults";
    if (isFaulty) open(it);
    field.setAttribute("aria-invalid", isFaulty);
    field.setAttribute("aria-describedby", `${figure.id}-${isFaulty ? "faults" : "hint"}`);
    if (!isFaulty) {
      fill(views, ".stepper");
      tracebookParts.handles?.(figure, ran.text);
    }
    return true;
  }

  /** Runs another text, of which the page shows what it can. */
  async function move(it, { change, until, put }) {
    const { field, code, figure } = it;
    const before = field.value;
    field.value = change(before);
    if (field.value === before) return;
    // Where the page has only a part of the scenario, the rest of it has to be seen.
    if (field.hidden && figure.dataset.source) open(it);
    code.textContent = figure.dataset.source ? code.textContent : field.value;
    if (await run(it, { until, put, isPassing: true })) return;
    field.value = before;
    if (!figure.dataset.source) code.textContent = before;
  }

  /** What the page shows of the scenario, or what the reader has made of it. */
  function visible({ field, code }) {
    return field.hidden ? code.textContent : field.value;
  }

  function reset(it) {
    const { field, code, tools, views, pick, outcome, original, page } = it;
    field.value = original;
    delete field.dataset.last;
    field.hidden = true;
    field.removeAttribute("aria-invalid");
    code.hidden = false;
    if (!it.figure.dataset.source) code.textContent = original;
    tools.classList.remove("editing", "ran");
    pick.value = "";
    views.innerHTML = page;
    tracebookParts.handles?.(it.figure, original);
    it.ran = { text: original, version: "" };
    mark(it);
    keep(it, null);
    if (location.hash.startsWith("#s=")) history.replaceState(null, "", location.pathname);
    outcome.textContent = words.restored;
    if (it.isAlwaysOpen) open(it);
  }

  async function copy({ outcome }, text) {
    try {
      await navigator.clipboard.writeText(text);
      outcome.textContent = words.copied;
    } catch {
      outcome.textContent = text;
    }
  }

  function share(it) {
    const bytes = new TextEncoder().encode(it.field.value);
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const safe = text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    history.replaceState(null, "", `#s=${it.figure.id}.${it.pick.value.replace(".", "_")}.${safe}`);
    return copy(it, location.href);
  }

  return {
    /** Compiles the simulator while the reader makes up their mind. */
    prepare: () => void compiled(),

    consult,

    /** Does what a button or the choice of a version says. */
    act(control) {
      const it = editor(control.closest("figure"));
      switch (control.className) {
        case "go": return run(it);
        case "edit":
        case "restore": return edit(it);
        case "reset": return reset(it);
        case "copy": return copy(it, visible(it));
        case "copy-all": return copy(it, it.field.value);
        case "share": return share(it);
        // Another version is chosen.
        default: return run(it);
      }
    },

    /** Runs a figure with a change of its text. */
    move: (figure, how) => move(editor(figure), how),

    /** Keeps and says what has come of the last of several changes. */
    settle(figure) {
      const it = editor(figure);
      keep(it, it.field.value === it.original ? null : it.field.value);
      // It is heard and not seen, as the timeline would make room for it below the hand.
      it.tools.classList.add("moved");
      it.outcome.textContent = it.said ?? "";
    },

    /** Opens the editor of a figure for good, with what the reader has kept in it. A script may
        change what a run is compared with, and what is shown of it. */
    adopt(figure, changes) {
      const it = Object.assign(editor(figure), changes, { isAlwaysOpen: true, run: () => run(it) });
      const text = kept(it);
      open(it);
      it.tools.classList.add("workbench");
      it.field.addEventListener("focus", compiled, { once: true });
      if (text !== null) {
        it.field.value = text;
        keep(it, text);
        it.run();
      }
      return it;
    },

    /** Shows and runs the text that a link holds. */
    resume(figure) {
      const it = editor(figure);
      const [, version, text] = location.hash.split(".");
      const base64 = (text ?? "").replaceAll("-", "+").replaceAll("_", "/");
      try {
        const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
        it.field.value = new TextDecoder().decode(bytes);
      } catch {
        return;
      }
      it.pick.value = (version ?? "").replace("_", ".");
      open(it);
      figure.scrollIntoView();
      return run(it);
    },
  };
};
