// A page that asks its readers what a run does. The simulator makes the questions and judges the
// answers; the address names the question, and only this browser keeps how many were right.
// `tracebook.js` loads it with `playground.js`, which has the simulator.
"use strict";
window.tracebookParts.practice = ({ fill }) => {
  const key = "tracebook-practice";
  /** So many answers are remembered, so that a question counts once. */
  const most = 500;

  function kept() {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
      return {};
    }
  }

  function keep(record) {
    try {
      localStorage.setItem(key, JSON.stringify(record));
    } catch {
      // Storage may be forbidden; then nothing is counted.
    }
  }

  /** A text with values in the places of names in braces. */
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

  const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

  function element(name, properties, ...content) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...content);
    return made;
  }

  return {
    /** Asks questions in a place of the page. */
    start(place, { consult }) {
      const template = place.querySelector("template");
      const said = template.dataset;
      template.before(template.content.cloneNode(true));
      const find = (name) => place.querySelector(name);
      const form = find(".series");
      const { level, topic } = form.elements;
      const [task, outcome, judged, check] =
        [".task", ".outcome", ".judged", ".check"].map(find);
      const lessons = [...topic.options].filter(({ dataset }) => dataset.lesson)
        .map(({ value, dataset }) => `lesson ${value} ${dataset.lesson}`);
      let now;
      /** How many questions were asked, so that an answer that comes too late is not shown. */
      let turn = 0;

      /** The question that the address names, or the first one of a new series. */
      function named() {
        const said = new URLSearchParams(location.hash.slice(1));
        const number = (name) => Number(said.get(name)?.match(/^\d{1,10}$/)?.[0] ?? NaN);
        const seed = number("seed");
        return {
          level: [1, 2, 3].includes(number("level")) ? number("level") : 1,
          topic: said.get("topic") ?? "",
          seed: seed < 2 ** 32 ? seed : newSeed(),
          q: seed < 2 ** 32 && number("q") > 0 ? number("q") : 1,
        };
      }

      /** Writes into the address and the form which question it is. */
      function name() {
        const parts = Object.entries(now).filter(([, value]) => value !== "");
        history.replaceState(null, "", `#${new URLSearchParams(parts)}`);
        level.value = now.level;
        for (const option of topic.options) {
          option.disabled = Number(option.dataset.level ?? 0) > now.level;
        }
        topic.value = now.topic;
        const { right = 0, all = 0, row = 0 } = kept()[now.level] ?? {};
        find(".progress").textContent = all ? filled(said.progress, { right, all, row }) : "";
        find(".number").textContent = filled(said.number, { number: now.q });
      }

      const request = (...more) => consult("tracebook_practice", place, [
        `level ${now.level}`, ...(now.topic ? [`topic ${now.topic}`] : []), `seed ${now.seed}`,
        `question ${now.q}`, ...lessons, ...more,
      ]);

      /** Asks the question that is now. */
      async function pose() {
        const own = ++turn;
        name();
        outcome.textContent = "";
        outcome.className = "outcome";
        judged.replaceChildren();
        const { kind, shown } = await request();
        if (own !== turn) return;
        const isOrder = kind === "order";
        check.hidden = find("section .hint").hidden = !isOrder;
        task.replaceChildren(shown);
        for (const row of task.querySelectorAll("li")) {
          if (isOrder) makeMovable(row);
          else makeChoice(row);
        }
      }

      const isJudged = () => judged.hasChildNodes();

      /** Has an answer judged, and counts the first one to a question. */
      async function judge(given) {
        if (isJudged()) return;
        const own = turn;
        const { kind, status, shown } = await request(`given ${given}`);
        if (own !== turn || isJudged()) return;
        count(kind === "right");
        name();
        judged.replaceChildren(shown);
        fill(judged, ".stepper");
        outcome.classList.add(kind);
        outcome.textContent = status;
        for (const button of place.querySelectorAll(".task button, .check")) {
          button.setAttribute("aria-disabled", "true");
        }
      }

      function count(isRight) {
        const record = kept();
        const { right = 0, all = 0, row = 0 } = record[now.level] ?? {};
        const done = record.done ?? [];
        const id = Object.values(now).join(".");
        if (done.includes(id)) return;
        record.done = [...done, id].slice(-most);
        record[now.level] = { right: right + isRight, all: all + 1, row: isRight ? row + 1 : 0 };
        keep(record);
      }

      /** Makes a row of the question one that can be chosen. */
      function makeChoice(row) {
        const button = element("button", { type: "button", className: "choice" }, ...row.childNodes);
        button.addEventListener("click", () => {
          if (isJudged()) return;
          button.setAttribute("aria-pressed", "true");
          judge([...row.parentElement.children].indexOf(row) + 1);
        });
        row.append(button);
      }

      /** Makes a row of the question one that can be moved. */
      function makeMovable(row) {
        const what = row.textContent;
        const list = row.parentElement;
        row.dataset.number = [...list.children].indexOf(row) + 1;
        const grip = element("span", { className: "grip" }, "⠿");
        grip.setAttribute("aria-hidden", "true");
        const [up, down] = [[said.up, "↑"], [said.down, "↓"]].map(([label, sign]) => {
          const button = element("button", { type: "button", className: "move" }, sign);
          button.setAttribute("aria-label", `${label}: ${what}`);
          button.title = label;
          return button;
        });

        /** Moves the row by one place, which a reader who does not see it is told. */
        function move(step, button) {
          const other = step < 0 ? row.previousElementSibling : row.nextElementSibling;
          if (!other || isJudged()) return;
          if (step < 0) other.before(row);
          else other.after(row);
          button?.focus();
          const rows = [...list.children];
          outcome.textContent = filled(
            said.moved, { what, place: rows.indexOf(row) + 1, count: rows.length });
        }

        up.addEventListener("click", () => move(-1, up));
        down.addEventListener("click", () => move(1, down));
        for (const button of [up, down]) {
          button.addEventListener("keydown", (event) => {
            const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            move(step, button);
          });
        }
        // The page stays where it is while a finger drags.
        grip.addEventListener("pointerdown", (event) => {
          event.preventDefault();
          grip.setPointerCapture(event.pointerId);
          row.classList.add("dragged");
        });
        grip.addEventListener("pointermove", ({ clientY, pointerId }) => {
          if (!grip.hasPointerCapture(pointerId)) return;
          const middle = (it) => {
            const { top, height } = it.getBoundingClientRect();
            return top + height / 2;
          };
          const { previousElementSibling: above, nextElementSibling: below } = row;
          if (above && clientY < middle(above)) move(-1);
          else if (below && clientY > middle(below)) move(1);
          // A row that is moved in the document gives the pointer back.
          if (!grip.hasPointerCapture(pointerId)) grip.setPointerCapture(pointerId);
        });
        for (const end of ["pointerup", "pointercancel"]) {
          grip.addEventListener(end, () => row.classList.remove("dragged"));
        }
        row.replaceChildren(grip, element("span", { className: "what" }, what), up, down);
      }

      const fail = () => place.classList.add("failed");

      /** Goes to another question, whose number the focus goes to. */
      function go(changes) {
        Object.assign(now, changes);
        pose().then(() => find(".number").focus(), fail);
      }

      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("change", () => {
        const isOffered = !(topic.selectedOptions[0]?.dataset.level > Number(level.value));
        Object.assign(now, {
          level: Number(level.value), topic: isOffered ? topic.value : "", q: 1,
        });
        pose().catch(fail);
      });
      find(".new-series").addEventListener("click", () => go({ seed: newSeed(), q: 1 }));
      find(".next-question").addEventListener("click", () => go({ q: now.q + 1 }));
      check.addEventListener("click", () => {
        judge([...task.querySelectorAll("li")].map(({ dataset }) => dataset.number).join(" "))
          .catch(fail);
      });
      addEventListener("hashchange", () => {
        if (!location.hash.includes("seed=")) return;
        now = named();
        pose().catch(fail);
      });
      now = named();
      return pose();
    },
  };
};
