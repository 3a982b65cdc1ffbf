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
      const request = new TextEncoder().encode(data);
      const source = engine.tracebook_alloc(request.length);
      new Uint8Array(engine.memory.buffer, source, request.length).set(request);
      const result = engine.tracebook_show(source, request.length);
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
  function explanations({ figure }) {
    const { lang } = figure.closest("[lang]");
    rules ??= script(`rules.${lang}.js`).then(() => window.tracebookRules);
    rules.catch(() => (rules = undefined));
    return rules;
  }

  /** The HTML of an answer as elements, with what its rules say: most of them the page explains. */
  async function elements(html, it) {
    const made = document.createElement("template");
    // All text in it was escaped by the simulator, which makes the page's own figures too.
    made.innerHTML = html;
    for (const place of made.content.querySelectorAll("dd:empty")) {
      const rule = place.previousElementSibling.textContent;
      const known = document.querySelector(`dt[id$="rule-${rule}"] + dd`);
      const explanation = known?.innerHTML ?? (await explanations(it))[rule];
      // The simulator and the words may come from two builds of the site.
      if (!explanation) throw new Error(rule);
      place.innerHTML = explanation;
    }
    return made.content;
  }

  const length = (text) => new TextEncoder().encode(text).length;

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
    explanations(it).catch(() => {});
    field.hidden = false;
    code.hidden = true;
    tools.classList.add("editing");
  }

  async function run(it) {
    const { figure, field, tools, views, pick, outcome, original } = it;
    const language = figure.closest("[lang]").lang;
    const lines = [
      `language ${language}`, `id ${figure.id}`,
      `title ${figure.querySelector("figcaption").textContent}`,
      `views ${figure.dataset.views}`, `version ${figure.dataset.version}`,
      `trace ${figure.dataset.trace}`, `length ${length(original)}`,
    ];
    const ran = { text: field.value, version: pick.value };
    if (ran.version) lines.push(`pick ${ran.version}`);
    mark(it);
    outcome.textContent = words.working;
    let kind, status, html, shown;
    try {
      const text = await answer(`${lines.join("\n")}\n\n${original}${ran.text}`);
      [kind, status, ...html] = text.split("\n");
      shown = await elements(html.join("\n"), it);
    } catch (reason) {
      outcome.textContent = reason === "late" ? words.tooLong : words.cannotLoad;
      return;
    }
    views.replaceChildren(shown);
    it.ran = ran;
    mark(it);
    outcome.textContent = status;
    tools.classList.add("ran");
    const isFaulty = kind === "faults";
    if (isFaulty) open(it);
    field.setAttribute("aria-invalid", isFaulty);
    field.setAttribute("aria-describedby", `${figure.id}-${isFaulty ? "faults" : "hint"}`);
    if (!isFaulty) fill(views, ".stepper");
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
    tools.classList.remove("editing", "ran");
    pick.value = "";
    views.innerHTML = page;
    it.ran = { text: original, version: "" };
    mark(it);
    keep(it, null);
    if (location.hash.startsWith("#s=")) history.replaceState(null, "", location.pathname);
    outcome.textContent = words.restored;
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
