// Steps through the rows of a run, and explains them. `tracebook.js` loads it when it is first wanted.
"use strict";
window.tracebookParts.steps = ({ line }) => {
  const { words } = window.tracebookParts;
  /** What a step does, by the bar with the buttons. */
  const walks = new WeakMap();

  /** When a row is: the first row of each moment says so. */
  function moment(row) {
    for (let it = row; ; it = it.previousElementSibling) {
      if (it.dataset.at) return Number(it.dataset.at);
    }
  }

  /** The line at a moment of the timeline. */
  function playhead() {
    const [head, line] = ["svg", "path"].map((name) =>
      document.createElementNS("http://www.w3.org/2000/svg", name));
    head.setAttribute("class", "playhead");
    line.setAttribute("d", "M0 0V148M-5-8H5L0 0Z");
    head.append(line);
    return head;
  }

  /** The highlight of a step in all views of a run, and the words that say which step it is. */
  function walk(bar) {
    const views = bar.closest(".views");
    const rows = [...views.querySelectorAll(".trace tbody tr[id]")];
    const timeline = views.querySelector(".timeline");
    const head = timeline && playhead();
    const here = views.querySelector(".here");
    const end = here?.innerHTML;
    const [previous, next] = bar.querySelectorAll("button");
    const status = bar.querySelector("[role=status]");
    let step = 0;

    /** The state after a row, or with `f-` before the first one if that is another. */
    function state(row, letter = "s-") {
      return [...row.classList].find((name) => name.startsWith(letter))?.slice(2);
    }

    function show(index) {
      step = index;
      const row = rows[step - 1];
      const to = state(row ?? rows[rows.length - 1]);
      const from = row && (step > 1 ? state(rows[step - 2]) : state(row, "f-"));
      for (const each of rows) {
        if (each === row) each.setAttribute("aria-current", "step");
        else each.removeAttribute("aria-current");
      }
      if (head && row) {
        head.setAttribute("x", line.place(timeline, moment(row)));
        timeline.append(head);
      } else head?.remove();
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
        status.textContent = "";
        return;
      }
      tracebookParts.unfold(row);
      const cells = row.cells;
      const values = {
        step,
        count: rows.length,
        time: cells[1].textContent,
        what: cells[3].textContent,
        state: cells[5].textContent,
      };
      const filled = (text) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
      status.textContent = filled(words.step);
      if (here) here.textContent = filled(words.here) + values.state;
    }

    // Whoever keeps the views keeps them as the page had them.
    views.rewind = () => show(0);
    return (button) => {
      const index = button === next ? step + 1 : step - 1;
      if (index >= 1 && index <= rows.length) show(index);
    };
  }

  /** Shows the rule that a link names beside the link, where a browser can. */
  function explain(link) {
    const term = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (term?.tagName !== "DT" || !term.showPopover) {
      location.href = link.href;
      return;
    }
    const note = document.createElement("div");
    for (const part of [term, term.nextElementSibling]) {
      const line = document.createElement("p");
      line.append(...part.cloneNode(true).childNodes);
      note.append(line);
    }
    note.lastChild.id = "reason";
    note.className = "reason";
    note.popover = "auto";
    note.tabIndex = -1;
    note.setAttribute("role", "dialog");
    note.setAttribute("aria-label", term.textContent);
    note.setAttribute("aria-describedby", "reason");
    // Some browsers give a link that is clicked no focus, and it has to come back to it.
    link.focus({ preventScroll: true });
    link.after(note);
    note.showPopover();
    place(note, link);
    note.focus({ preventScroll: true });
    note.addEventListener("focusout", ({ relatedTarget: next }) => {
      if (next && !note.contains(next)) note.hidePopover();
    });
    note.addEventListener("toggle", ({ newState }) => {
      if (newState === "open") return;
      note.remove();
      if (document.activeElement === document.body) link.focus({ preventScroll: true });
    });
  }

  /** Puts a note below a link, or above it where there is more room. */
  function place(note, link) {
    const [at, size] = [link, note].map((it) => it.getBoundingClientRect());
    const left = Math.min(at.left, document.documentElement.clientWidth - size.width - 16);
    const isBelow = at.bottom + size.height + 16 < innerHeight || at.top < size.height + 16;
    note.style.left = `${scrollX + Math.max(16, left)}px`;
    note.style.top = `${scrollY + (isBelow ? at.bottom + 4 : at.top - size.height - 4)}px`;
  }

  return {
    /** Does what a button says, or explains what a link names. */
    act(it) {
      if (it.href) return explain(it);
      const bar = it.parentElement;
      if (!walks.has(bar)) walks.set(bar, walk(bar));
      walks.get(bar)(it);
    },
  };
};
