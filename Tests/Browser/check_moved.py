"""Former addresses of pages, which lead to the pages of today."""

from checks import becomes

FORMER = "moved/two-versions.html"
PAGE = "versions.html"
SECTION = "#a-call"


def check_a_former_address_keeps_the_section(site):
    # The policy stays on, as it must let the script of the page run.
    page = site.open(FORMER + SECTION, isLaidOut=False, bypass_csp=False)
    page.wait_for_url("**/" + PAGE + SECTION)
    heading = page.locator(SECTION)
    assert becomes(lambda: 0 <= heading.bounding_box()["y"] < page.viewport_size["height"] / 2), (
        heading.bounding_box())
    assert not page.errors, page.errors


def check_a_former_address_leads_on_without_scripts(site):
    page = site.open(FORMER, java_script_enabled=False)
    page.wait_for_url("**/" + PAGE)
