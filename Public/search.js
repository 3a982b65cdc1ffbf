// Searches the pages of one language, in an index that came with the site. It is loaded when the
// box is first used. Words are looked for anywhere, also inside others: `didFinish` is found in a
// longer name, and Chinese has no spaces to go by.
"use strict";
(() => {
  const form = document.querySelector("form.search");
  const folder = new URL(".", document.currentScript.src).href;
  const box = form.querySelector("input");
  const list = form.querySelector("[role=listbox]");
  const status = form.querySelector("[role=status]");
  const words = form.dataset;
  list.className = "search-results";
  // So many results are listed at first, and as many more when the last one is reached.
  const batch = 50;

  const plain = (text) => text.normalize("NFKC").toLowerCase();
  // What is shown is cut out at places that were found in the plain text, so both are as long;
  // where they are not, the plain one is shown.
  const pair = (text) => {
    const found = plain(text);
    return { found, shown: found.length === text.length ? text : found };
  };
  const pages = window.tracebookIndex.map(([title, address, sections]) => ({
    title: pair(title),
    address,
    sections: sections.map(([heading, id, text]) =>
      ({ heading: pair(heading), id, text: pair(text) })),
  }));

  // Whether a word begins at a place, or the one before it ends: `didEnter` in a longer name, too.
  const isEdge = (text, place) => {
    const [before, after] = [text.shown[place - 1] || " ", text.shown[place] || " "];
    const isInside = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
    return !isInside || (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(after));
  };

  // How well a text answers: a word of its own tells more than a part of one, and the more of a
  // name it is the better; 0 if it is missing.
  function rank(text, term, weight, isName) {
    let best = 0;
    let place = text.found.indexOf(term);
    for (let tries = 0; place >= 0 && tries < 8; tries += 1) {
      const end = place + term.length;
      const edges = isEdge(text, place) * 0.5 + isEdge(text, end) * 0.2;
      const share = isName ? (0.5 * term.length) / text.found.length : 0;
      best = Math.max(best, weight * (1 + edges + share));
      place = text.found.indexOf(term, place + 1);
    }
    return best;
  }

  // How well a section answers: the title tells more than a heading, and that more than the text.
  function score(page, section, terms) {
    let sum = 0;
    for (const term of terms) {
      const best = Math.max(
        rank(page.title, term, 8, true), rank(section.heading, term, 4, true),
        rank(section.text, term, 1, false));
      if (!best) return 0;
      sum += best;
    }
    return sum;
  }

  // The sections in which all words are; of a page that has them all in different places, the one
  // with most of them.
  function matches(page, terms) {
    const all = page.sections
      .map((section) => ({ page, section, score: score(page, section, terms) }))
      .filter((match) => match.score > 0)
      .sort((one, other) => other.score - one.score);
    if (all.length || terms.length < 2) return all;
    const isThere = terms.every((term) =>
      page.sections.some((section) => score(page, section, [term]) > 0));
    if (!isThere) return [];
    const partly = page.sections.map((section) => ({
      page, section,
      score: terms.reduce((sum, term) => sum + score(page, section, [term]), 0) / 16,
    }));
    return [partly.reduce((one, other) => (other.score > one.score ? other : one))];
  }

  function search(query) {
    const terms = plain(query).split(/\s+/).filter(Boolean);
    if (!terms.length) return { terms, results: [] };
    const results = pages
      .map((page) => matches(page, terms))
      .filter((found) => found.length)
      .sort((one, other) => other[0].score - one[0].score)
      .map(([best]) => best);
    return { terms, results };
  }

  let { terms, results } = search("");
  let options = [];
  let chosen = -1;

  // Text in which the words are marked.
  function marked(element, text) {
    let from = 0;
    while (from < text.found.length) {
      let next = text.found.length;
      let length = 0;
      for (const term of terms) {
        const place = text.found.indexOf(term, from);
        if (place >= 0 && (place < next || (place === next && term.length > length))) {
          next = place;
          length = term.length;
        }
      }
      element.append(text.shown.slice(from, next));
      if (length) {
        const mark = document.createElement("mark");
        mark.textContent = text.shown.slice(next, next + length);
        element.append(mark);
      }
      from = next + length;
    }
    return element;
  }

  // The part of a text around the first of the words; its beginning, if its name has them all.
  function excerpt({ page, section }) {
    const { text } = section;
    const isNamed = terms.every((term) =>
      page.title.found.includes(term) || section.heading.found.includes(term));
    const places = terms.map((term) => text.found.indexOf(term)).filter((place) => place >= 0);
    const place = isNamed || !places.length ? 0 : Math.min(...places);
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
    const title = document.createElement("span");
    title.className = "search-title";
    marked(title, page.title);
    if (section.heading.shown) {
      const heading = document.createElement("span");
      heading.className = "search-heading";
      title.append(" ", marked(heading, section.heading));
    }
    const text = document.createElement("span");
    text.className = "search-text";
    link.append(title, " ", marked(text, excerpt(result)));
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

  function close() {
    list.hidden = true;
    box.setAttribute("aria-expanded", "false");
    choose(-1);
  }

  function update() {
    ({ terms, results } = search(box.value));
    options = [];
    chosen = -1;
    box.removeAttribute("aria-activedescendant");
    list.replaceChildren();
    listMore();
    list.hidden = !options.length;
    box.setAttribute("aria-expanded", String(options.length > 0));
    if (!terms.length) status.textContent = "";
    else if (!results.length) status.textContent = words.none;
    else status.textContent = words.found.replace("%", results.length);
  }

  box.addEventListener("input", (event) => {
    // Letters that an input method is still putting together are not a word yet.
    if (!event.isComposing) update();
  });
  box.addEventListener("compositionend", update);
  box.addEventListener("focus", update);
  box.addEventListener("keydown", (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps && options.length) {
      event.preventDefault();
      if (list.hidden) update();
      if (event.key === "ArrowDown" && chosen === options.length - 1) listMore();
      const places = options.length + 1;
      choose(((chosen + 1 + steps[event.key] + places) % places) - 1);
    } else if (event.key === "Escape") {
      if (list.hidden) box.value = "";
      close();
      status.textContent = "";
    } else if (event.key === "Tab") {
      close();
    }
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const option = options[Math.max(chosen, 0)];
    if (option) option.click();
  });
  form.addEventListener("focusout", (event) => {
    if (!form.contains(event.relatedTarget)) close();
  });
  list.addEventListener("scroll", () => {
    if (list.scrollHeight - list.scrollTop < 2 * list.clientHeight) listMore();
  }, { passive: true });
  list.addEventListener("click", () => {
    close();
    status.textContent = "";
  });

  update();
})();
