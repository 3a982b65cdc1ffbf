/// What a page runs in the preview: it listens for events, loads itself anew when the site has
/// changed, and shows what is wrong in a panel of its own, which no style of the page reaches.
///
/// Each line of a warning says so, as those on the terminal do.
enum PreviewScript {
    /// The path of the script; no file of a site has it, as the build refuses the name.
    static let path = ".tracebook/preview.js"
    /// The path of the events.
    static let eventsPath = ".tracebook/events"

    static let text = """
        (function () {
          'use strict';
          var host, panel, title, report;

          function makePanel() {
            host = document.createElement('div');
            var root = host.attachShadow({ mode: 'open' });
            var sheet = new CSSStyleSheet();
            sheet.replaceSync(
              ':host { all: initial }' +
              'details { position: fixed; inset: auto 0 0 auto; max-height: 60vh; overflow: auto;' +
              ' z-index: 2147483647; box-sizing: border-box; padding: .25rem 1.25rem;' +
              ' background: #1d1416; color: #fdf3f3; border-top: 4px solid #c98a00;' +
              ' font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace }' +
              'details[open] { left: 0 } .failure { border-color: #e5484d }' +
              'summary { min-height: 2.75rem; line-height: 2.75rem; cursor: pointer;' +
              ' font-family: system-ui, sans-serif; font-weight: 600; font-size: 15px }' +
              'pre { margin: 0 0 .75rem; white-space: pre-wrap; overflow-wrap: anywhere;' +
              ' font: inherit } @media print { details { display: none } }');
            root.adoptedStyleSheets = [sheet];
            panel = document.createElement('details');
            title = document.createElement('summary');
            report = document.createElement('pre');
            panel.append(title, report);
            root.append(panel);
            document.body.append(host);
          }

          // What could be better is folded up, so that the page stays to be read.
          function show(text, isFailure) {
            if (!text && !panel) return;
            if (!panel) makePanel();
            host.hidden = !text;
            panel.open = isFailure;
            panel.className = isFailure ? 'failure' : '';
            panel.setAttribute('role', isFailure ? 'alert' : 'status');
            var count = (text.match(/: warning: /g) || []).length;
            title.textContent = isFailure ? 'The site is as it was: the last change has faults'
              : count + (count === 1 ? ' warning' : ' warnings');
            report.textContent = text;
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
            ['failure', 'warnings'].forEach(function (kind) {
              events.addEventListener(kind, function (event) {
                show(event.data, kind === 'failure');
              });
            });
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
