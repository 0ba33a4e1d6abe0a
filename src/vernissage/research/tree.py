"""The tree of `bots/search.py` as kernels: a bot's search on its game's twin.

It grows exactly the same tree from the same random numbers. A game adds the functions with which its twin
descends the tree and plays on from there.
"""

from collections.abc import Iterator
from math import log, sqrt
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from vernissage.core.seats import Seat
from vernissage.research.chance import below
from vernissage.research.kernel import Chance, Vector, kernel

T = TypeVar("T", bound=np.generic)
Rewards: TypeAlias = NDArray[np.float64]
"""The reward of each seat."""

ROOT: Final = 0
NOTHING: Final = 0
"""The number that means no node. (0 is the root, which is no node's child.)"""
COUNT, DEPTH = range(2)


class Tree(NamedTuple):
    """A search tree in parallel arrays, indexed by node number."""

    action: Vector
    """The action that leads to a node."""
    child: Vector
    """A node's youngest child; NOTHING if it has none."""
    sibling: Vector
    """The next older sibling; NOTHING if there is none."""
    available: Vector
    """How often the node was available to choose."""
    visits: Vector
    total: Rewards
    """The sum of rewards for the seat that made the move."""
    path: Vector
    """The nodes of the current path."""
    movers: Vector
    """The seats that chose the nodes of the current path."""
    sizes: Vector
    """The number of nodes, and the length of the path."""
    place: Vector
    """Scratch space: the child for each action, while a node's children are compared."""
    exploration: float


PER_NODE: Final = ("action", "child", "sibling", "available", "visits", "total", "path", "movers")


def tree_of(nodes: int, actions: int, exploration: float) -> Tree:
    """Returns a tree with a root and space for this many more nodes."""
    rows = [np.zeros(nodes + 1, np.int32) for _ in range(7)]
    action, child, sibling, available, visits, path, movers = rows
    sizes = np.array((1, 0), np.int32)
    total, place = np.zeros(nodes + 1), np.zeros(actions, np.int32)
    return Tree(
        action, child, sibling, available, visits, total, path, movers, sizes, place, float(exploration)
    )


def with_room(tree: Tree, nodes: int) -> Tree:
    """Returns a tree with the same nodes and space for this many more."""
    size = int(tree.sizes[COUNT]) + nodes
    if size <= tree.action.size:
        return tree
    size = max(size, 2 * tree.action.size)
    grown: dict[str, Any] = {name: longer(getattr(tree, name), size) for name in PER_NODE}
    return tree._replace(**grown)


def longer(row: NDArray[T], size: int) -> NDArray[T]:
    """Returns the array, padded with zeros to this size."""
    return np.concatenate((row, np.zeros(size - row.size, row.dtype)))


def visits(tree: Tree) -> Iterator[tuple[int, int]]:
    """Yields each action at the root and how often it was tried."""
    child = int(tree.child[ROOT])
    while child != NOTHING:
        yield int(tree.action[child]), int(tree.visits[child])
        child = int(tree.sibling[child])


@kernel
def begin_at_root(tree: Tree) -> int:
    """Resets the path, and returns the root."""
    tree.sizes[DEPTH] = 0
    return ROOT


@kernel
def choose(  # noqa: PLR0917 - numba knows no keywords here
    tree: Tree, node: int, seat: Seat, actions: Vector, count: int, chance: Chance
) -> int:
    """Descends one level: to an untried action, or to the one with the best upper confidence bound.

    An untried action gets a new node without visits.
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
    """Adds a child for an untried action; `number` counts the untried ones among those offered."""
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
    """Returns the child's upper confidence bound."""
    visits = tree.visits[child]
    return tree.total[child] / visits + tree.exploration * sqrt(log(tree.available[child]) / visits)


@kernel
def is_new(tree: Tree, node: int) -> bool:
    """Whether the node has never been visited."""
    return tree.visits[node] == 0


@kernel
def learn(tree: Tree, rewards: Rewards) -> None:
    """Adds the rewards to every node of the path."""
    for step in range(tree.sizes[DEPTH]):
        node = tree.path[step]
        tree.visits[node] += 1
        tree.total[node] += rewards[tree.movers[step]]
