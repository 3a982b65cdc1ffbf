// The box and the list of the search. It is loaded when the search is first opened, after the index
// of the language and ranking.js, which says what answers.
"use strict";
(() => {
  const dialog = document.querySelector("dialog.search");
  const form = dialog.querySelector("form");
  const folder = new URL(".", document.currentScript.src).href;
  const box = form.querySelector("input");
  const list = form.querySelector("[role=listbox]");
  const status = form.querySelector("[role=status]");
  const words = form.dataset;
  list.className = "search-results";
  // So many results are listed at first, and as many more when the last one is reached.
  const batch = 20;
  const { terms, ranking } = window.tracebookParts;
  const { search, hits } = ranking(terms)(window.tracebookIndex, window.tracebookWords);

  // What is shown is cut out at places that were found in the plain text, so both are as long;
  // where they are not, the plain one is shown.
  const pair = (text) => {
    const found = terms.plain(text);
    return { found, shown: found.length === text.length ? text : found };
  };

  let { groups, results, isNear } = search("");
  let options = [];
  let chosen = -1;

  // Text in which the words are marked.
  function marked(element, text) {
    let from = 0;
    for (const { start, end } of hits(text.found, groups)) {
      if (end <= from) continue;
      element.append(text.shown.slice(from, Math.max(from, start)));
      const mark = document.createElement("mark");
      mark.textContent = text.shown.slice(Math.max(from, start), end);
      element.append(mark);
      from = end;
    }
    element.append(text.shown.slice(from));
    return element;
  }

  // Where in a text most is said of what was asked for; its beginning, if its name says it all.
  function bestPlace(text, names) {
    const named = new Set(names.flatMap((it) => hits(it.found, groups).map(({ group }) => group)));
    if (groups.every((it) => it.isExtra || named.has(it))) return 0;
    const all = hits(text.found, groups);
    let best = { value: 0, place: 0 };
    for (const [number, { start }] of all.entries()) {
      const near = new Set();
      for (let at = number; all[at]?.end < start + 120; at += 1) near.add(all[at].group);
      const value = [...near].reduce((sum, it) => sum + it.value, 0);
      if (value > best.value) best = { value, place: start };
    }
    return best.place;
  }

  function excerpt(text, names) {
    const place = bestPlace(text, names);
    const far = Math.max(0, place - 40);
    // Between words, where there are spaces.
    const start = far && text.found.slice(far, place).search(/\s\S/) + 1 + far;
    const whole = text.found.slice(start, place + 120);
    const isCut = start + whole.length < text.found.length;
    const space = isCut ? whole.search(/\s\S{0,24}$/) : -1;
    const end = start + (space > place - start ? space : whole.length);
    const cut = (part) => (start ? "… " : "") + part.slice(start, end) + (isCut ? " …" : "");
    return { found: cut(text.found), shown: cut(text.shown) };
  }

  function option(result, number) {
    const { page, section } = result;
    const link = document.createElement("a");
    link.id = `search-result-${number}`;
    link.setAttribute("role", "option");
    link.setAttribute("aria-selected", "false");
    link.setAttribute("aria-setsize", results.length);
    link.setAttribute("aria-posinset", number + 1);
    link.tabIndex = -1;
    link.href = folder + page.address + (section.id ? `#${section.id}` : "");
    const names = [pair(page.title), pair(section.heading)];
    const title = document.createElement("span");
    title.className = "search-title";
    marked(title, names[0]);
    if (section.heading) {
      const heading = document.createElement("span");
      heading.className = "search-heading";
      title.append(" ", marked(heading, names[1]));
    }
    const text = document.createElement("span");
    text.className = "search-text";
    link.append(title, " ", marked(text, excerpt(pair(section.text), names)));
    return link;
  }

  function listMore() {
    const more = results.slice(options.length, options.length + batch)
      .map((result, number) => option(result, options.length + number));
    options.push(...more);
    list.append(...more);
  }

  function choose(number) {
    if (options[chosen]) options[chosen].setAttribute("aria-selected", "false");
    chosen = number;
    const option = options[chosen];
    if (!option) return box.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    box.setAttribute("aria-activedescendant", option.id);
  }

  function update() {
    ({ groups, results, isNear } = search(box.value));
    options = [];
    chosen = -1;
    box.removeAttribute("aria-activedescendant");
    list.replaceChildren();
    if (isNear) {
      // The status says so, too, to those who do not see the list.
      const note = document.createElement("p");
      note.className = "search-note";
      note.setAttribute("aria-hidden", "true");
      note.textContent = words.none;
      list.append(note);
    }
    listMore();
    // The place in the list of the last query is none in this one.
    list.scrollTop = 0;
    list.hidden = !options.length;
    box.setAttribute("aria-expanded", String(options.length > 0));
    if (isNear) status.textContent = words.none;
    else if (!results.length) status.textContent = "";
    else status.textContent = words.found.replace("%", results.length);
  }

  box.addEventListener("input", (event) => {
    // Letters that an input method is still putting together are not a word yet.
    if (!event.isComposing) update();
  });
  box.addEventListener("compositionend", update);
  box.addEventListener("keydown", (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps && options.length) {
      event.preventDefault();
      if (event.key === "ArrowDown" && chosen === options.length - 1) listMore();
      const places = options.length + 1;
      choose(((chosen + 1 + steps[event.key] + places) % places) - 1);
    }
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const option = options[Math.max(chosen, 0)];
    if (option) option.click();
  });
  list.addEventListener("scroll", () => {
    if (list.scrollHeight - list.scrollTop < 2 * list.clientHeight) listMore();
  }, { passive: true });
  // The result may be on this page, which is to be seen.
  list.addEventListener("click", () => dialog.close());

  update();
})();
