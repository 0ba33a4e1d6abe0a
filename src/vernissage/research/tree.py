"""The tree of `bots/search.py` once more, for kernels: a bot's search around its game's twin.

It grows the same tree, number by number, from the same chance. What a game adds is how its twin goes down the
tree and plays on from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log, sqrt
from typing import Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from vernissage.core.seats import Seat
from vernissage.research.chance import below
from vernissage.research.kernel import Chance, Vector, kernel

T = TypeVar("T", bound=np.generic)
Rewards: TypeAlias = NDArray[np.float64]
"""How good each seat's chances are."""

ROOT: Final = 0
NOTHING: Final = 0
"""The root is nobody's child."""
COUNT, DEPTH = range(2)


class Tree(NamedTuple):
    """Every node has a number. What is said of them stands in rows."""

    action: Vector
    """What led there."""
    child: Vector
    """The youngest of its children, or nothing."""
    sibling: Vector
    """The next older child of its parent, or nothing."""
    available: Vector
    """How often it was there to be chosen."""
    visits: Vector
    total: Rewards
    """Rewards of the seat that made the move."""
    path: Vector
    """The nodes on the way down."""
    movers: Vector
    """The seats that chose them."""
    sizes: Vector
    """How many nodes there are, and how long the way is."""
    place: Vector
    """Room: for each action, the child that it leads to."""
    exploration: float


def tree_of(nodes: int, actions: int, exploration: float) -> Tree:
    """A root, and room for so many nodes more."""
    rows = [np.zeros(nodes + 1, np.int32) for _ in range(7)]
    action, child, sibling, available, visits, path, movers = rows
    sizes = np.array((1, 0), np.int32)
    total, place = np.zeros(nodes + 1), np.zeros(actions, np.int32)
    return Tree(
        action, child, sibling, available, visits, total, path, movers, sizes, place, float(exploration)
    )


def with_room(tree: Tree, nodes: int) -> Tree:
    """The same tree, with room for so many nodes more than there are."""
    size = int(tree.sizes[COUNT]) + nodes
    if size <= tree.action.size:
        return tree
    size = max(size, 2 * tree.action.size)
    return tree._replace(
        action=longer(tree.action, size),
        child=longer(tree.child, size),
        sibling=longer(tree.sibling, size),
        available=longer(tree.available, size),
        visits=longer(tree.visits, size),
        total=longer(tree.total, size),
        path=longer(tree.path, size),
        movers=longer(tree.movers, size),
    )


def longer(row: NDArray[T], size: int) -> NDArray[T]:
    """This row, and then nothing."""
    return np.concatenate((row, np.zeros(size - row.size, row.dtype)))


def visits(tree: Tree) -> Iterator[tuple[int, int]]:
    """How often each action was tried at the root."""
    child = int(tree.child[ROOT])
    while child != NOTHING:
        yield int(tree.action[child]), int(tree.visits[child])
        child = int(tree.sibling[child])


@kernel
def begin_at_root(tree: Tree) -> int:
    """The way down begins."""
    tree.sizes[DEPTH] = 0
    return ROOT


@kernel
def choose(  # noqa: PLR0917 - numba knows no keywords here
    tree: Tree, node: int, seat: Seat, actions: Vector, count: int, chance: Chance
) -> int:
    """One step further down: an action never tried before, or the one with the best upper bound.

    One never tried is a new node, which nobody has visited.
    """
    place = tree.place
    child = tree.child[node]
    while child != NOTHING:
        place[tree.action[child]] = child
        child = tree.sibling[child]
    untried = 0
    for number in range(count):
        untried += int(place[actions[number]] == NOTHING)
    chosen = add(tree, node, actions, below(untried, chance)) if untried else NOTHING
    best = -1.0
    for number in range(count):
        child = place[actions[number]]
        if child == NOTHING:
            continue
        tree.available[child] += 1
        if not untried:
            bound = upper_bound(tree, child)
            if bound > best:
                chosen, best = child, bound
    child = tree.child[node]
    while child != NOTHING:
        place[tree.action[child]] = NOTHING
        child = tree.sibling[child]
    depth = tree.sizes[DEPTH]
    tree.path[depth], tree.movers[depth] = chosen, seat
    tree.sizes[DEPTH] = depth + 1
    return chosen


@kernel
def add(tree: Tree, node: int, actions: Vector, number: int) -> int:
    """A child for the action of this number among those that are offered and were never tried."""
    found = 0
    while tree.place[actions[found]] != NOTHING or number > 0:
        number -= int(tree.place[actions[found]] == NOTHING)
        found += 1
    new = tree.sizes[COUNT]
    tree.sizes[COUNT] = new + 1
    tree.action[new] = actions[found]
    tree.sibling[new] = tree.child[node]
    tree.child[node] = new
    tree.place[actions[found]] = new
    return new


@kernel
def upper_bound(tree: Tree, child: int) -> float:
    """What may be hoped for there."""
    visits = tree.visits[child]
    return tree.total[child] / visits + tree.exploration * sqrt(log(tree.available[child]) / visits)


@kernel
def is_new(tree: Tree, node: int) -> bool:
    """Has nobody been there before?"""
    return tree.visits[node] == 0


@kernel
def learn(tree: Tree, rewards: Rewards) -> None:
    """Back up, with what came of it."""
    for step in range(tree.sizes[DEPTH]):
        node = tree.path[step]
        tree.visits[node] += 1
        tree.total[node] += rewards[tree.movers[step]]
