import { describe, expect, it } from 'vitest';
import { stays } from '../truth/lanes';
import { drawing, type Trip } from '../truth/map';
import type { Journey, Played } from '../types';

/** Numbers that look like chance and are always the same. */
function chance(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** A game as it could have been: gifts go to the next or the one before, one of four is called something else. */
function played(players: number, keep: number, gifts: number): { journeys: Journey[]; game: Played } {
  const roll = chance(players * 100 + keep * 10 + gifts);
  const journeys: Journey[] = [];
  const penalties = Array.from({ length: players }, () => 0);
  const fresh = (start: number, from_shop: boolean): Journey => {
    const journey: Journey = {
      game: 1,
      gift: `gift-${journeys.length}`,
      start,
      from_shop,
      stops: [],
      end: start,
      penalty: false,
      moments: [],
    };
    journeys.push(journey);
    return journey;
  };
  const piles = penalties.map((_, seat) => Array.from({ length: keep }, () => fresh(seat, false)));
  let giver = 0;
  let parcel = fresh(giver, true);
  for (let number = 1; number <= gifts; number += 1) {
    const receiver = (giver + (roll(2) ? 1 : players - 1)) % players;
    const said = roll(4) ? parcel.gift : 'gift-hat';
    const accepted = roll(6) > 0;
    const called = said === parcel.gift;
    parcel.stops.push({ number, giver, receiver, said, accepted, true: called });
    if (accepted) {
      parcel.end = receiver;
      piles[receiver]?.push(parcel);
      giver = receiver;
      if (number < gifts) parcel = piles[receiver]?.shift() ?? parcel;
    } else {
      giver = called ? receiver : giver;
      Object.assign(parcel, { end: giver, penalty: true });
      penalties[giver] = (penalties[giver] ?? 0) + 1;
      if (number < gifts) parcel = fresh(giver, true);
    }
  }
  return { journeys, game: { first: 1, last: gifts, penalties } };
}

const TABLES = [2, 3, 4, 8].flatMap((players) =>
  [1, 2].flatMap((keep) => [1, 22, 60].map((gifts) => ({ players, keep, gifts }))),
);
const SHEETS = [
  { upright: false, room: 1300 },
  { upright: true, room: 358 },
];
const spoken = (gift: string) => `“a ${gift}!”`;

describe.each(TABLES)('the map of $gifts gifts among $players with $keep each', ({ players, keep, gifts }) => {
  const { journeys, game } = played(players, keep, gifts);

  it('draws no gift on another', () => {
    const all = stays(journeys, game).flat();
    for (const [i, one] of all.entries())
      for (const two of all.slice(i + 1))
        if (one.lane === two.lane && one.track === two.track)
          expect(Math.min(one.until, two.until)).toBeLessThanOrEqual(Math.max(one.from, two.from));
    expect(Math.max(...all.map(({ track }) => track))).toBeLessThanOrEqual(keep);
  });

  it.each(SHEETS)('has a stretch for each change of hands, dashed where the name was false ($upright)', (sheet) => {
    const { trips } = drawing(journeys, game, { ...sheet, spoken });
    for (const { journey, stretches, ring, words } of trips) {
      expect(stretches.map((stretch) => stretch.true)).toEqual([true, ...journey.stops.map((stop) => stop.true)]);
      expect(words.map(({ said }) => said)).toEqual(journey.stops.map(({ said }) => said));
      expect(ring !== null).toBe(journey.penalty);
    }
  });

  it.each(SHEETS)('keeps all of it on the sheet, and no word on another ($upright)', (sheet) => {
    const { trips, width, height } = drawing(journeys, game, { ...sheet, spoken });
    for (const trip of trips) {
      for (const { x, y } of [trip.start, trip.end]) {
        expect(x).toBeGreaterThan(10);
        expect(x).toBeLessThan(width - 10);
        expect(y).toBeGreaterThan(10);
        expect(y).toBeLessThan(height - 10);
      }
      const boxes = written(trip);
      for (const [i, one] of boxes.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.right).toBeLessThanOrEqual(width + 1);
        for (const two of boxes.slice(i + 1)) {
          const meet = Math.abs(one.y - two.y) < 14 && one.left < two.right && two.left < one.right;
          expect(meet).toBe(false);
        }
      }
    }
  });
});

function written({ words }: Trip): { left: number; right: number; y: number }[] {
  return words.map(({ said, x, y, anchor }) => {
    const wide = spoken(said).length * 7;
    const left = { start: x, middle: x - wide / 2, end: x - wide }[anchor];
    return { left, right: left + wide, y };
  });
}
