"""Group decisions: proposals, and motions that need everyone's consent."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from vernissage.core import agree
from vernissage.core.agree import Motion, Proposals

proposals = st.lists(st.none() | st.integers(1, 3), min_size=1, max_size=6)


def test_at_first_nobody_shows_anything() -> None:
    held: Proposals[int] = agree.nothing_shown((0, 2, 3))
    assert held.shown == (None, None, None)
    assert agree.agreed(held) is None
    assert agree.leading(held) is None


def test_proposals_are_agreed_when_all_show_the_same() -> None:
    held: Proposals[int] = agree.nothing_shown((0, 2))
    held = agree.show(held, 0, 5)
    assert agree.agreed(held) is None
    held = agree.show(held, 2, 4)
    assert agree.agreed(held) is None
    held = agree.show(held, 2, 5)
    assert agree.agreed(held) == 5


def test_a_member_shows_one_proposal_at_a_time() -> None:
    held: Proposals[str] = agree.show(agree.nothing_shown((1, 3)), 3, "a")
    changed = agree.show(held, 3, "b")
    assert agree.shown_by(changed, 3) == "b"
    assert agree.shown_by(changed, 1) is None
    assert agree.shown_by(held, 3) == "a", "proposals are immutable: the earlier value is unchanged"


def test_zero_is_a_proposal_like_another() -> None:
    held: Proposals[int] = agree.show(agree.show(agree.nothing_shown((0, 1)), 0, 0), 1, 0)
    assert agree.agreed(held) == 0
    assert agree.leading(held) == 0


def test_the_larger_part_leads() -> None:
    assert agree.leading(Proposals((0, 1, 2, 3), (7, 8, 8, None))) == 8


def test_a_tie_goes_to_the_proposal_of_the_earlier_seat() -> None:
    assert agree.leading(Proposals((0, 1, 2, 3), (None, 9, 4, None))) == 9
    assert agree.leading(Proposals((0, 1, 2, 3), (4, 9, 9, 4))) == 4
    assert agree.leading(Proposals((3, 2, 1, 0), (9, 4, 9, 4))) == 4, (
        "earlier by seat number, not by position in the list"
    )


@given(shown=proposals)
@example(shown=[None, None])
@example(shown=[1, 2, 2, None])
def test_no_proposal_is_shown_more_often_than_the_leading_one(shown: list[int | None]) -> None:
    held = Proposals(tuple(range(len(shown))), tuple(shown))
    counts = {proposal: shown.count(proposal) for proposal in shown if proposal is not None}
    leader = agree.leading(held)
    if leader is None:
        assert not counts
    else:
        tied = [proposal for proposal in shown if counts.get(proposal or 0) == max(counts.values())]
        assert leader == tied[0]


def test_members_who_do_not_show_the_latest_proposal_are_out_of_step() -> None:
    fresh: Proposals[int] = agree.nothing_shown((0, 1, 2))
    assert agree.out_of_step(fresh) == (0, 1, 2)
    two = agree.show(agree.show(fresh, 0, 8), 2, 8)
    assert agree.out_of_step(two) == (1,)
    against = agree.show(two, 1, 7)
    assert agree.out_of_step(against) == (0, 2), "even the majority owes an answer"
    assert agree.out_of_step(agree.show(against, 0, 8)) == (1,), "the answer may be the same as before"


@given(shown=proposals)
def test_proposals_are_agreed_when_nobody_is_out_of_step(shown: list[int | None]) -> None:
    held: Proposals[int] = agree.nothing_shown(tuple(range(len(shown))))
    for seat, proposal in enumerate(shown):
        held = held if proposal is None else agree.show(held, seat, proposal)
    assert (agree.agreed(held) is not None) == (not agree.out_of_step(held))


@given(shown=proposals)
def test_what_is_agreed_leads(shown: list[int | None]) -> None:
    held = Proposals(tuple(range(len(shown))), tuple(shown))
    assert agree.agreed(held) in (None, agree.leading(held))


def test_a_motion_is_carried_when_all_consent() -> None:
    motion = Motion((0, 2, 4), "hang it here")
    assert agree.undecided(motion) == (0, 2, 4)
    for seat in (4, 0):
        motion = agree.consent(motion, seat)
        assert not agree.carried(motion)
    assert agree.undecided(motion) == (2,)
    assert agree.carried(agree.consent(motion, 2))


def test_the_order_of_consents_does_not_matter() -> None:
    motion = Motion((0, 1, 2), "draft")
    one_way = agree.consent(agree.consent(motion, 0), 2)
    other_way = agree.consent(agree.consent(motion, 2), 0)
    assert one_way == other_way


def test_consenting_twice_is_consenting() -> None:
    once = agree.consent(Motion((0, 1), "draft"), 0)
    assert agree.consent(once, 0) == once


def test_an_amendment_withdraws_every_consent_and_counts_up() -> None:
    motion = agree.consent(agree.consent(Motion((0, 1, 2), "draft"), 0), 1)
    amended = agree.amend(motion, "another draft")
    assert amended == Motion((0, 1, 2), "another draft", number=1, consenting=())
    assert agree.undecided(amended) == (0, 1, 2)
    assert motion.consenting == (0, 1), "a motion is immutable: the earlier value is unchanged"


def test_an_amendment_back_to_the_old_draft_is_another_motion() -> None:
    motion = Motion((0, 1), "draft")
    assert agree.amend(agree.amend(motion, "other"), "draft").number == 2
