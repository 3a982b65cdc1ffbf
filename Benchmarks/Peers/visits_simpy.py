"""What the simulator of SimPy costs: seconds of user CPU for one trace entry, round by round.

steps    Each step of an app through a table of states is an event of SimPy and leaves an entry.
visits   The visits that Tracebook's benchmark plays: an event of SimPy leaves all the entries
         that belong to it, so that what an event costs is shared by several entries.
"""

import resource
import sys

import simpy

ROUNDS = 5
VISITS = 50_000

# What happens in a state: the entries that it leaves, and the state behind it.
OPENS = {
    "not running": (
        [("user", "opens app"), ("system", "not running → inactive"),
         ("app", "application(_:willFinishLaunchingWithOptions:)"),
         ("app", "application(_:didFinishLaunchingWithOptions:)"),
         ("system", "inactive → active"), ("app", "applicationDidBecomeActive(_:)")],
        "active"),
    "suspended": (
        [("user", "opens app"), ("system", "suspended → background"),
         ("app", "applicationWillEnterForeground(_:)"), ("system", "background → inactive"),
         ("system", "inactive → active"), ("app", "applicationDidBecomeActive(_:)")],
        "active"),
}
LEAVES = {
    "active": (
        [("user", "goes home"), ("app", "applicationWillResignActive(_:)"),
         ("system", "active → inactive"), ("system", "inactive → background"),
         ("app", "applicationDidEnterBackground(_:)")],
        "background"),
}
SUSPENDS = {"background": ([("system", "background → suspended")], "suspended")}

CYCLE = ["not running", "inactive", "active", "background", "suspended"]


def steps(trace):
    """Three apps that each go round the states, one timeout for each step."""

    def app(env, name):
        state = 0
        for _ in range(6 * VISITS // 3):
            yield env.timeout(1 + (state * 7 + name) % 5)
            after = (state + 1) % len(CYCLE)
            trace.append((env.now, name, CYCLE[state], CYCLE[after]))
            state = after

    env = simpy.Environment()
    for name in range(3):
        env.process(app(env, name))
    env.run()


def visits(trace):
    """A user who opens the app and leaves it again, and a system that suspends it after 5 s."""
    state = "not running"

    def happens(env, table):
        nonlocal state
        entries, state = table[state]
        now = env.now
        for actor, what in entries:
            trace.append((now, actor, what, state))

    def suspension(env):
        yield env.timeout(5)
        happens(env, SUSPENDS)

    def user(env):
        for _ in range(VISITS):
            happens(env, OPENS)
            yield env.timeout(10)
            happens(env, LEAVES)
            env.process(suspension(env))
            yield env.timeout(10)

    env = simpy.Environment()
    env.process(user(env))
    env.run()


def user_seconds():
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime


def main():
    for model in (steps, visits):
        costs = []
        for _ in range(ROUNDS):
            trace = []
            start = user_seconds()
            model(trace)
            costs.append((user_seconds() - start) / len(trace))
        print(model.__name__, *costs)


if __name__ == "__main__":
    sys.exit(main())
