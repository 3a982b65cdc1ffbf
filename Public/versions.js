// Marks the rows that hold on one of two chosen versions only. The address has the choice.
"use strict";
(() => {
  const form = document.querySelector("form.version-switch");
  if (!form) return;
  const [from, to] = form.querySelectorAll("select");
  const onlyDiffering = form.querySelector("input");
  const status = form.querySelector("[role=status]");
  const rows = [...document.querySelectorAll("tr[data-from]")];
  const choice = new URLSearchParams(location.search);

  const holds = (row, version) =>
    version >= Number(row.dataset.from) && version < Number(row.dataset.until || Infinity);
  const name = (select) => select.selectedOptions[0].textContent;

  function mark(row, words) {
    let label = row.querySelector(".version-mark");
    if (!words) {
      label?.remove();
      return;
    }
    if (!label) {
      label = document.createElement("span");
      label.className = "version-mark";
      row.querySelector("th, td").append(" ", label);
    }
    label.textContent = words;
  }

  function update() {
    const isChosen = from.value && to.value;
    let count = 0;
    for (const row of rows) {
      const [before, after] = [from, to].map((select) => holds(row, Number(select.value)));
      const differs = isChosen && before !== after;
      if (differs) count += 1;
      row.classList.toggle("differs", Boolean(differs));
      row.hidden = Boolean(isChosen && onlyDiffering.checked && !differs);
      mark(row, differs ? form.dataset.only.replace("{1}", name(before ? from : to)) : "");
    }
    status.textContent = isChosen ? form.dataset.found.replace("{1}", count) : "";
    choice.set("from", from.value);
    choice.set("to", to.value);
    if (!isChosen) return;
    history.replaceState(null, "", `?${choice}${location.hash}`);
    form.closest("details")?.setAttribute("open", "");
  }

  for (const [select, key] of [[from, "from"], [to, "to"]]) {
    const value = choice.get(key);
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
  form.addEventListener("change", (event) => {
    // Two versions are needed: the other one is proposed.
    const other = event.target === from ? to : event.target === to ? from : null;
    if (other && event.target.value && !other.value) other.value = other.dataset.start;
    update();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  update();
})();
