/// What a page runs in the preview: it listens for events, loads itself anew when the site has
/// changed, and shows what is wrong in a panel of its own, which no style of the page reaches.
enum PreviewScript {
    /// The path of the script; no file of a site has it, as the build refuses the name.
    static let path = ".tracebook/preview.js"
    /// The path of the events.
    static let eventsPath = ".tracebook/events"

    static let text = """
        (function () {
          'use strict';
          var panel, report;

          function makePanel() {
            var host = document.createElement('div');
            var root = host.attachShadow({ mode: 'open' });
            var sheet = new CSSStyleSheet();
            sheet.replaceSync(
              ':host { all: initial }' +
              'section { position: fixed; inset: auto 0 0 0; max-height: 60vh; overflow: auto;' +
              ' z-index: 2147483647; box-sizing: border-box; padding: 1rem 1.25rem;' +
              ' background: #1d1416; color: #fdf3f3; border-top: 4px solid #e5484d;' +
              ' font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace }' +
              'h2 { margin: 0 0 .5rem; font: 600 15px/1.4 system-ui, sans-serif }' +
              'pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }' +
              'button { float: right; min-height: 2rem; font: 14px system-ui, sans-serif }');
            root.adoptedStyleSheets = [sheet];
            var section = document.createElement('section');
            section.setAttribute('role', 'alert');
            var close = document.createElement('button');
            close.textContent = 'Close';
            close.addEventListener('click', function () { host.hidden = true; });
            var title = document.createElement('h2');
            title.textContent = 'The site is as it was: the last change has faults';
            report = document.createElement('pre');
            section.append(close, title, report);
            root.append(section);
            document.body.append(host);
            return host;
          }

          function show(text) {
            if (!text && !panel) return;
            panel = panel || makePanel();
            report.textContent = text;
            panel.hidden = !text;
          }

          function shownFile() {
            return decodeURIComponent(location.pathname).replace(/^\\/+/, '')
              .replace(/(^|\\/)$/, '$1index.html');
          }

          function reloadStyles() {
            document.querySelectorAll('link[rel=stylesheet]').forEach(function (link) {
              var address = new URL(link.href);
              address.searchParams.set('changed', Date.now());
              link.href = address.href;
            });
          }

          function connect() {
            var events = new EventSource('/\(eventsPath)');
            var isAgain = false;
            events.addEventListener('changed', function (event) {
              var paths = event.data.split('\\n');
              var isShown = paths.some(function (path) {
                return path === shownFile() || !/\\.(html|css)$/.test(path);
              });
              if (isShown) location.reload();
              else if (paths.some(function (path) { return /\\.css$/.test(path); })) reloadStyles();
            });
            events.addEventListener('report', function (event) { show(event.data); });
            events.onopen = function () {
              // The server was stopped and is there again, with another site perhaps.
              if (isAgain) location.reload();
              isAgain = true;
            };
            window.addEventListener('pagehide', function () { events.close(); });
          }

          connect();
        })();
        """
}
