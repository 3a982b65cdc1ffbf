// A page on which readers write scenarios of their own: the run with the id `playground` has its
// editor open from the start, with the other runs of the page as examples, with the phrases of the
// page's table of statements, and with a second version of iOS to stand beside the first one.
// `tracebook.js` loads it with `playground.js`, which runs what is written.
"use strict";
window.tracebookParts.workbench = () => {
  const { words } = window.tracebookParts;
  /** So many phrases are offered at a time. */
  const most = 6;

  /** An element with properties and with what is in it. */
  function element(name, properties, ...content) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...content);
    return made;
  }

  /** Everything that can be said, as words with the names of what is to be filled in. */
  function phrases() {
    const [, inner] = document.querySelectorAll("#statements .group");
    return [...document.querySelectorAll("#statements tr[id]")].map((row) => ({
      words: row.querySelector("code").textContent.replace(" …", "").split(" "),
      meaning: row.querySelector("td").textContent,
      // Those of the second group stand below a line that says when.
      isInner: inner?.compareDocumentPosition(row) === Node.DOCUMENT_POSITION_FOLLOWING,
    }));
  }

  const isHole = (word) => word.startsWith("<");

  /** A phrase that goes on from the words of a line, with these words in their places. */
  function completion(phrase, typed) {
    const last = typed.length - 1;
    const fits = typed.every((word, place) => {
      const other = phrase[place];
      if (other === undefined) return false;
      return isHole(other) || (place === last ? other.startsWith(word) : other === word);
    });
    if (fits) {
      return phrase.map((word, place) => (isHole(word) && typed[place]) || word).join(" ");
    }
    // Words from anywhere in a phrase, in its order, behind a time if there is one.
    const time = typed[0] === "at" && typed.length > 2 ? typed[1] : undefined;
    let place = 0;
    const isIn = typed.slice(time ? 2 : 0).every((word) => {
      place = phrase.findIndex((it, at) => at >= place && !isHole(it) && it.startsWith(word)) + 1;
      return place > 0;
    });
    if (!isIn || time && phrase[0] !== "at") return undefined;
    return phrase.map((word, at) => (time && at === 1 ? time : word)).join(" ");
  }

  /** The phrases that go on from the line in which the caret is, at its end. */
  function offered(field, all) {
    const { value, selectionStart: caret, selectionEnd } = field;
    if (caret !== selectionEnd || !/^(\n|$)/.test(value.slice(caret, caret + 1))) return [];
    const start = value.lastIndexOf("\n", caret - 1) + 1;
    const line = value.slice(start, caret);
    const text = line.trimStart();
    if (!text || text.startsWith("#")) return [];
    const typed = text.split(/\s+/);
    const from = start + line.length - text.length;
    const found = [];
    for (const { words: phrase, meaning, isInner } of all) {
      if (isInner !== text.length < line.length) continue;
      const whole = completion(phrase, typed);
      // What is there already needs no proposal.
      if (whole && whole !== typed.join(" ")) found.push({ whole, meaning, from });
    }
    const starts = ({ whole }) => whole.startsWith(typed.join(" "));
    return [...found.filter(starts), ...found.filter((it) => !starts(it))].slice(0, most);
  }

  /** Offers phrases below a field while a reader writes in it. */
  function complete(field, all) {
    const list = element("div", { id: "phrases", className: "phrases", hidden: true });
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", words.phrases);
    field.after(element("div", { className: "phrases-place" }, list));
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", list.id);
    let chosen = -1;

    function choose(number) {
      list.children[chosen]?.setAttribute("aria-selected", "false");
      chosen = number;
      const option = list.children[chosen];
      option?.setAttribute("aria-selected", "true");
      option?.scrollIntoView({ block: "nearest" });
      if (option) field.setAttribute("aria-activedescendant", option.id);
      else field.removeAttribute("aria-activedescendant");
    }

    function close() {
      choose(-1);
      list.hidden = true;
    }

    function take({ whole, from }) {
      field.setRangeText(whole, from, field.selectionStart, "end");
      const hole = /<[^>]*>/.exec(whole);
      if (hole) field.setSelectionRange(from + hole.index, from + hole.index + hole[0].length);
      close();
      const inputType = "insertReplacementText";
      field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType }));
      field.focus({ preventScroll: true });
    }

    field.addEventListener("input", ({ isComposing, inputType }) => {
      close();
      if (isComposing || inputType === "insertReplacementText") return;
      const found = offered(field, all);
      list.replaceChildren(...found.map((it, number) => {
        const option = element(
          "div", { id: `phrase-${number}` }, element("code", {}, it.whole), " ",
          element("span", {}, it.meaning));
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        // Before the field loses the focus.
        option.addEventListener("pointerdown", (event) => event.preventDefault());
        option.addEventListener("click", () => take(it));
        return option;
      }));
      list.hidden = !found.length;
    });
    field.addEventListener("keydown", (event) => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      if (list.hidden || event.isComposing || isHeld) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const places = list.children.length + 1;
      if (step) choose(((chosen + 1 + step + places) % places) - 1);
      else if (event.key === "Enter" && chosen >= 0) list.children[chosen].click();
      else if (event.key === "Escape") close();
      else {
        // The caret goes elsewhere.
        if (/^(Enter|Arrow|Home|End|Page)/.test(event.key)) close();
        return;
      }
      event.preventDefault();
    });
    field.addEventListener("blur", close);
  }

  /** The choice of a run of the page, to begin with. */
  function examples({ figure, field, pick, other }, run) {
    const own = element("option", { value: "" }, words.own);
    const select = element("select", {}, own);
    for (const it of document.querySelectorAll("figure.run[data-version]")) {
      if (it === figure) continue;
      const text = it.dataset.source ?? it.querySelector("pre.scenario").textContent;
      select.append(element("option", { value: text }, it.querySelector("figcaption").textContent));
    }
    // What the reader has written is there again when they want it.
    let kept = field.value;
    field.addEventListener("input", () => {
      kept = field.value;
      select.value = "";
    });
    select.addEventListener("change", () => {
      const text = select.value;
      field.setRangeText(text || kept, 0, field.value.length, "start");
      pick.value = other.value = "";
      run();
    });
    figure.querySelector("figcaption").after(
      element("label", { className: "examples" }, `${words.example} `, select));
  }

  /** The choice of a second version; that of the first one gets the version of the page, too. */
  function versions(pick, own) {
    const [first, ...rest] = pick.options;
    first.textContent = words.stated;
    const next = rest.find(({ value }) => Number(value) < Number(own));
    pick.insertBefore(element("option", { value: own }, own), next ?? null);
    const select = element("select", {}, element("option", { value: "" }, words.none));
    for (const { value } of pick.options) {
      if (value) select.append(element("option", { value }, value));
    }
    pick.closest("label").after(element("label", {}, `${words.beside} `, select));
    return select;
  }

  /** The version on which a text is run. */
  const version = ({ pick, figure }, text) =>
    pick.value || /^\s*ios\s+([\d.]+)/m.exec(text)?.[1] || figure.dataset.version;

  return {
    /** Makes a figure the workbench of its page. */
    start(figure, { adopt }) {
      const other = versions(figure.querySelector(".tools select"), figure.dataset.version);
      const it = adopt(figure, {
        other,
        /** What a run is compared with: itself, on the other version if one is chosen. */
        base(it, text) {
          const own = version(it, text);
          return { text, version: other.value || own, pick: own };
        },
        /** Takes out what a page says of its own run; what is said of the reader's then. */
        shown(it, made, text) {
          const said = made.querySelector(".difference");
          if (!said) return undefined;
          const table = made.querySelector(".comparison");
          made.querySelector(".warning")?.remove();
          if (!other.value) {
            said.remove();
            table?.parentElement.remove();
            return words.ran;
          }
          const names = [other.value, version(it, text)].map((number) => `iOS ${number}`);
          const headings = table?.querySelectorAll("[scope=colgroup]") ?? [];
          for (const [place, heading] of headings.entries()) {
            heading.textContent = names[place];
            table.style.setProperty(place ? "--right" : "--left", `"${names[place]}"`);
          }
          table?.parentElement.setAttribute("aria-label", names.join(", "));
          return `${words.ran} ${said.textContent}`;
        },
      });
      examples(it, it.run);
      complete(it.field, phrases());
      it.field.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || !event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        it.field.blur();
        it.field.focus({ preventScroll: true });
        it.run();
      });
    },
  };
};
