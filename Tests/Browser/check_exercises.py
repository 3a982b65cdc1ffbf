"""The challenges of the pages: what a run makes of their goals."""

from check_runs import edit, run


def paths(site):
    """The pages with exercises; where some stand for all, one in each language."""
    found = [path for path in site.pages if 'class="exercise"' in site.text(path)]
    if not site.some:
        return found
    return list({site.language(path): path for path in reversed(found)}.values())


def check_a_start_misses_its_goal_and_the_solution_reaches_it(site):
    for path in paths(site):
        page = site.open(path)
        for number in range(page.locator(".exercise").count()):
            exercise = page.locator(".exercise").nth(number)
            figure = "#" + exercise.locator("figure.run").get_attribute("id")
            parts = exercise.locator("[data-goal]").count()
            for text, is_reached in [(None, False), (solution(exercise), True)]:
                if text:
                    edit(page, figure, text)
                said = run(page, figure)
                verdict = exercise.locator(".verdict")
                sentence = verdict.locator("p").text_content()
                assert said.startswith(sentence), (path, said, sentence)
                assert verdict.evaluate("it => it.matches('.reached')") == is_reached, (path, said)
                items = verdict.locator("li").all_text_contents()
                assert len(items) == (parts if parts > 1 else 0), (path, items)
        assert not page.errors, (path, page.errors)
        page.context.close()


def solution(exercise):
    """The scenario of the solution below an exercise."""
    return exercise.evaluate(
        "it => { while (!it.matches('details:has(pre.scenario)')) it = it.nextElementSibling;"
        " return it.querySelector('pre.scenario').textContent }")
