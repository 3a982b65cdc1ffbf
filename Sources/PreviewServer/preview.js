// What a page does in the preview: it listens for events, loads itself again when the site has
// changed, and shows errors and warnings in a panel of its own, which no style of the page reaches.
"use strict";

(() => {
  const sheet = `
    :host { all: initial }
    details {
      position: fixed; inset: auto 0 0 auto; max-height: 60vh; overflow: auto; z-index: 2147483647;
      box-sizing: border-box; padding: .25rem 1.25rem; background: #1d1416; color: #fdf3f3;
      border-top: 4px solid #c98a00; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace
    }
    details[open] { left: 0 }
    .failure { border-color: #e5484d }
    summary {
      min-height: 2.75rem; line-height: 2.75rem; cursor: pointer;
      font-family: system-ui, sans-serif; font-weight: 600; font-size: 15px
    }
    pre { margin: 0 0 .75rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
    @media print { details { display: none } }`;
  let panel;

  function makePanel() {
    const host = document.createElement("div");
    const root = host.attachShadow({ mode: "open" });
    const styles = new CSSStyleSheet();
    styles.replaceSync(sheet);
    root.adoptedStyleSheets = [styles];
    const details = document.createElement("details");
    const title = document.createElement("summary");
    const report = document.createElement("pre");
    details.append(title, report);
    root.append(details);
    document.body.append(host);
    return { host, details, title, report };
  }

  /** Shows a report; warnings are folded up, so that they do not cover the page. */
  function show(text, isFailure) {
    if (!text && !panel) return;
    panel ??= makePanel();
    const { host, details, title, report } = panel;
    host.hidden = !text;
    details.open = isFailure;
    details.className = isFailure ? "failure" : "";
    details.setAttribute("role", isFailure ? "alert" : "status");
    const count = text.match(/: warning: /g)?.length ?? 0;
    title.textContent = isFailure
      ? "The site is as it was: the last change has faults"
      : `${count} ${count === 1 ? "warning" : "warnings"}`;
    report.textContent = text;
  }

  /** The path of the file that is shown, as events name it. */
  const shownFile = () =>
    decodeURIComponent(location.pathname).replace(/^\/+/, "").replace(/(^|\/)$/, "$1index.html");

  function reloadStyles() {
    for (const link of document.querySelectorAll("link[rel=stylesheet]")) {
      const address = new URL(link.href);
      address.searchParams.set("changed", Date.now());
      link.href = address.href;
    }
  }

  // Beside this script.
  const events = new EventSource(new URL("events", document.currentScript.src));
  let isAgain = false;
  events.addEventListener("changed", ({ data }) => {
    const paths = data.split("\n");
    const isShown = (path) => path === shownFile() || !/\.(html|css)$/.test(path);
    if (paths.some(isShown)) location.reload();
    else if (paths.some((path) => path.endsWith(".css"))) reloadStyles();
  });
  events.addEventListener("failure", ({ data }) => show(data, true));
  events.addEventListener("warnings", ({ data }) => show(data, false));
  events.addEventListener("open", () => {
    // The server was stopped and is there again, perhaps with another site.
    if (isAgain) location.reload();
    isAgain = true;
  });
  window.addEventListener("pagehide", () => events.close());
})();
