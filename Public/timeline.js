// What readers do with the timeline of a run: they go along it, and move what happens to the app, and
// the run answers while they do. `tracebook.js` loads it when it is first wanted.
"use strict";
window.tracebookParts.timeline = ({ prepare }) => {
  /** Milliseconds and thousandths of the width, between which the scale of a timeline is even. */
  const knots = (timeline) =>
    timeline.dataset.scale.split(" ").map((knot) => knot.split(":").map(Number));

  const lineOfEvent = /^\s*at\s+((?:[\d.]+(?:ms|[smh]))+)\s+(?!app\b)/;
  const units = { ms: 1, s: 1000, m: 60000, h: 3600000 };
  /** What a time of a scenario says, in milliseconds. */
  function milliseconds(text) {
    return [...text.matchAll(/([\d.]+)(ms|[smh])/g)]
      .reduce((sum, [, count, unit]) => sum + Math.round(count * units[unit]), 0);
  }

  /** What has been run in a figure: what its field says, or else what the page does. */
  const textOf = (figure) => figure.querySelector("textarea")?.value
    ?? figure.dataset.source ?? figure.querySelector("pre.scenario").textContent;

  /** Makes what happens in a timeline something to move: each event of which the text of the scenario
      has a line of its own, between those above and below it. */
  function handles(figure, text = textOf(figure)) {
    const svg = figure.querySelector(".timeline");
    figure.classList.add("handled");
    const events = [...svg?.querySelectorAll(".handle") ?? []];
    const [first = 1, last = Infinity] = figure.dataset.editable?.split("-").map(Number) ?? [];
    const lines = [];
    text.split("\n").forEach((line, index) => {
      const time = lineOfEvent.exec(line)?.[1];
      if (time) lines.push({ index, time: milliseconds(time) });
    });
    // Otherwise the text says some of it in another way, and nothing tells which.
    if (!events.length || lines.length !== events.length
      || events.some(({ dataset }, at) => Number(dataset.time) !== lines[at].time)) return;
    const end = knots(svg).at(-1)[0];
    svg.setAttribute("role", "group");
    events.forEach((handle, at) => {
      const { index, time } = lines[at];
      if (index + 1 < first || index + 1 > last) return;
      const [min, max] = [lines[at - 1]?.time ?? 0, lines[at + 1]?.time ?? end];
      Object.assign(handle.dataset, { line: index, min, max });
      // As large as a finger needs it.
      const pill = handle.querySelector(".pill");
      if (pill.querySelector(".area")) return;
      const area = pill.querySelector("rect").cloneNode();
      area.setAttribute("class", "area");
      area.setAttribute("y", 12);
      area.setAttribute("height", 46);
      pill.prepend(area);
      const label = handle.querySelector("tspan, .number").textContent;
      for (const [name, value] of Object.entries({
        tabindex: 0, role: "slider", "aria-label": label, "aria-valuemin": min / 1000,
        "aria-valuemax": max / 1000, "aria-valuenow": time / 1000,
        "aria-valuetext": handle.querySelector("text").textContent.replace(label, "").trim()
          || `${time / 1000} s`,
      })) handle.setAttribute(name, value);
    });
  }
  window.tracebookParts.handles = handles;

  /** The value in one column of the knots that belongs to a value in the other one. */
  function read(all, value, from) {
    const next = all.findIndex((knot, at) => at && (knot[from] > value || at === all.length - 1));
    const [left, right] = [all[next - 1], all[next]];
    const part = (value - left[from]) / (right[from] - left[from]);
    return left[1 - from] + part * (right[1 - from] - left[1 - from]);
  }

  /** Seconds where they are whole ones, else milliseconds, as a scenario writes them. */
  const written = (time) => (time % 1000 ? `${time}ms` : `${time / 1000}s`);

  /** The text of a scenario with another time in a line, and the words behind it where they were. */
  function moved(text, line, time) {
    const lines = text.split("\n");
    lines[line] = lines[line].replace(/^(\s*at\s+)(\S+)(\s+)/, (_, start, old, blank) => {
      const word = written(time);
      return start + word + " ".repeat(Math.max(1, old.length + blank.length - word.length));
    });
    return lines.join("\n");
  }

  /** What a reader may do with a handle: how far it goes, and in which steps. */
  function limits(handle) {
    const { line, min, max } = handle.dataset;
    return { line: Number(line), min: Number(min), max: Number(max) };
  }

  /** The views of a run that has been made anew, around a handle that stays as it is for the pointer
      or the keys that hold it; false where there is no place for it. */
  function renew(views, shown, handle) {
    const box = views.querySelector(".timeline-box");
    const [old, made] = [views, shown].map((it) => it.querySelector(".timeline"));
    const place = handle.parentElement;
    const index = [...old.querySelectorAll(".event")].indexOf(place);
    const twin = made?.querySelectorAll(".event")[index];
    if (!twin) return false;
    for (const name of ["data-scale", "style"]) old.setAttribute(name, made.getAttribute(name));
    place.setAttribute("x", twin.getAttribute("x"));
    const group = twin.querySelector(".handle");
    handle.dataset.time = group.dataset.time;
    handle.setAttribute("style", group.getAttribute("style") ?? "");
    handle.replaceChildren(...group.childNodes);
    around(place, twin, old, made);
    around(old, made, box, made.parentElement);
    around(box, made.parentElement, views, shown);
    return true;
  }

  /** Puts what is around one node around another one, which is not moved. */
  function around(kept, twin, parent, made) {
    for (const child of [...parent.childNodes]) if (child !== kept) child.remove();
    const nodes = [...made.childNodes];
    const index = nodes.indexOf(twin);
    kept.before(...nodes.slice(0, index));
    kept.after(...nodes.slice(index + 1));
  }

  let busy, next;
  /** Moves a handle to a time and runs what comes of it, or, while a run is on its way, does so
      afterwards with the last time that was asked for. */
  async function move(handle, time, playground) {
    next = { handle, time };
    if (busy) return busy;
    busy = (async () => {
      while (next) {
        const { handle: it, time: to } = next;
        next = undefined;
        const timeline = it.closest(".timeline");
        const until = knots(timeline).at(-1)[0];
        await playground.move(it.closest("figure"), {
          change: (text) => moved(text, limits(it).line, to),
          until,
          put: (views, shown) => renew(views, shown, it),
        });
      }
    })();
    await busy.finally(() => (busy = undefined));
  }

  /** A step along a scale that a hand can find: a hundredth of it or less, rounded. */
  function grain(all) {
    const length = (all.at(-1)[0] - all[0][0]) / 100;
    return [1, 10, 100, 500, 1000, 5000, 10000, 60000, 600000].findLast((it) => it <= length) ?? 1;
  }

  /** What is done on a sign of the reader. */
  const ways = {
    /** Follows a pointer that has gone down on a handle. */
    pointerdown(handle, { pointerId, clientX }, playground) {
      const timeline = handle.closest(".timeline");
      const all = knots(timeline);
      const { width } = timeline.getBoundingClientRect();
      const { min, max } = limits(handle);
      const start = read(all, Number(handle.dataset.time), 0);
      const step = grain(all);
      handle.classList.add("held");
      try {
        // Also beyond the window.
        handle.setPointerCapture(pointerId);
      } catch {
        // It is up already.
      }
      function follow(event) {
        if (event.pointerId !== pointerId) return;
        // It went up while this script was loaded.
        if (!event.buttons) return release(event);
        const time = read(all, start + ((event.clientX - clientX) / width) * 1000, 1);
        const to = Math.min(max, Math.max(min, Math.round(time / step) * step));
        if (to !== Number(handle.dataset.time) || next) move(handle, to, playground);
      }
      function release(event) {
        if (event.pointerId !== pointerId) return;
        handle.classList.remove("held");
        for (const [name, listener] of listeners) removeEventListener(name, listener);
        if (busy) busy.then(() => playground.settle(handle.closest("figure")));
        else playground.settle(handle.closest("figure"));
      }
      const listeners = [["pointermove", follow], ["pointerup", release], ["pointercancel", release]];
      for (const [name, listener] of listeners) addEventListener(name, listener);
    },

    /** Does what a key says. */
    async keydown(handle, { key, shiftKey }, playground) {
      const { min, max } = limits(handle);
      const all = knots(handle.closest(".timeline"));
      const step = Math.min(1000, grain(all) * 10) * (shiftKey ? 10 : 1);
      const now = next?.time ?? Number(handle.dataset.time);
      const to = {
        ArrowRight: now + step, ArrowUp: now + step, ArrowLeft: now - step, ArrowDown: now - step,
        PageUp: now + 10 * step, PageDown: now - 10 * step, Home: min, End: max,
      }[key];
      await move(handle, Math.min(max, Math.max(min, to)), playground);
      playground.settle(handle.closest("figure"));
    },
  };

  const held = ({ target }) => target.closest?.(".handle[role=slider]");
  const keys = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End)$/;
  for (const [sign, way] of Object.entries(ways)) {
    document.addEventListener(sign, async (event) => {
      const handle = held(event);
      if (!handle || event.button || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key && !keys.test(event.key)) return;
      event.preventDefault();
      handle.focus({ preventScroll: true });
      const playground = await prepare().catch(() => {});
      if (playground) way(handle, event, playground);
    });
  }
  // Some of what a move needs has arrived when it begins.
  for (const sign of ["pointerover", "focusin"]) {
    document.addEventListener(sign, (event) => held(event) && prepare().catch(() => {}));
  }

  return {
    /** Where a moment stands, for an attribute. */
    place: (timeline, time) => `${read(knots(timeline), time, 0) / 10}%`,
  };
};
