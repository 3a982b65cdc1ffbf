"""Texts that try to run code, as `attacks.py` writes them, on pages whose policy is off."""

# Elements of which none can come from a text.
FOREIGN = "script, iframe, object, embed, form, input, button, style, link, meta, base, math, video, audio"
TRIES = """
    window.tries = [];
    for (const name of ["alert", "prompt", "confirm", "msgbox"]) window[name] = () => tries.push(name);
"""
# What could run in the content of a page: an element, an attribute, or an address by its scheme.
DANGERS = """
    (main, foreign) => {
        const found = [...main.querySelectorAll(foreign)];
        const running = ["javascript:", "vbscript:", "data:", "file:", "blob:"];
        for (const it of main.querySelectorAll("*")) {
            for (const { name, value } of it.attributes) {
                if (/^on|^style$|^srcdoc$/.test(name)) found.push(it);
                if (!["href", "src", "action", "formaction", "data", "xlink:href"].includes(name)) continue;
                const address = URL.parse(value, document.baseURI);
                if (address && running.includes(address.protocol)) found.push(it);
            }
        }
        return found.slice(0, 5).map(it => it.outerHTML.slice(0, 200));
    }
"""
# What is around the content, which no text may reach.
FRAME = "[...document.body.children].map(it => `${it.localName} ${it.id} ${it.className}`)"


def check_no_attack_runs_or_leaves_its_place(site, path):
    if not path.startswith("attacks-"):
        return
    page = site.open("other.html", isLaidOut=False)
    frame = page.evaluate(FRAME)
    page.context.add_init_script(TRIES)
    site.go(page, path, isLaidOut=False)
    page.wait_for_load_state()
    assert page.evaluate("tries") == []
    dangers = page.locator("main").evaluate(DANGERS, FOREIGN)
    assert not dangers, dangers
    assert page.evaluate(FRAME) == frame, page.evaluate(FRAME)
    page.context.close()
