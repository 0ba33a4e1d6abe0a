import { expect, test } from 'vitest';
import { touch, type Box } from '../boxes';
import { laid, onItsWay, spoken, type Place, type Round } from '../round';

const ROOMS: Record<string, [number, number, number?]> = {
  laptop: [1060, 760],
  'small laptop': [900, 590],
  'large screen': [2040, 1290, 1.38],
  television: [1920, 940, 1.85],
  tablet: [800, 700],
  'tablet, sideways': [800, 690],
  phone: [390, 400],
  'small phone': [320, 236],
  'phone, sideways': [400, 340],
  'looking on, sideways': [796, 346],
  'phone, looking on': [390, 690],
};
const COUNTS = [2, 3, 4, 5, 6, 7, 8];
const cases = Object.entries(ROOMS)
  .flatMap(([screen, [width, height, word = 1]]) =>
    COUNTS.flatMap((players) => [1, 2].map((each) => ({ screen, players, each, word, room: { width, height } }))),
  )
  .filter(({ players, each }) => players > 2 || each === 2);
/** Gifts of one pile lie on each other. Each may be turned towards its owner, or face up, and then it stands upright. */
const groups = ({ places, shop }: Round): Box[][] => [
  [shop],
  ...places.flatMap(({ plate, cards }) => [[plate], cards.flatMap((card) => [card, { ...card, turn: 0 }])]),
];
const things = (round: Round): Box[] => groups(round).flat();

test.each(cases)('nothing lies on anything else: $players with $each at a $screen', ({ players, room, each, word }) => {
  const all = groups(laid(players, 0, each, room, word));
  const touching = all.flatMap((one, at) =>
    all.slice(at + 1).filter((two) => one.some((a) => two.some((b) => touch(a, b)))),
  );
  expect(touching).toEqual([]);
});

test.each(cases)('all of it is in sight: $players with $each at a $screen', ({ players, room, each, word }) => {
  const round = laid(players, 0, each, room, word);
  const parcels = [true, false].flatMap((given) => onItsWay(round, players - 1, 0, given) ?? []);
  const outside = [...things(round), ...parcels].filter((thing) => round.walls.some((wall) => touch(thing, wall)));
  expect(outside).toEqual([]);
});

test.each(cases)(
  'words cover no name and not the gift they are about: $players with $each at a $screen',
  ({ players, room, each, word }) => {
    const round = laid(players, 0, each, room, word);
    for (let giver = 1; giver < players; giver += 1) {
      const parcel = onItsWay(round, giver, (giver + 1) % players, true);
      const words = spoken(round, giver, parcel, { w: Math.min(150, room.width * 0.36), h: 38 });
      const kept = [...round.places.map(({ plate }) => plate), ...(parcel ? [parcel] : [])];
      if (round.form !== 'bare') expect(words).not.toBeNull();
      expect(words === null ? [] : kept.filter((thing) => touch(thing, words))).toEqual([]);
    }
  },
);

test.each(cases)('a gift for me hides nobody: $players with $each at a $screen', ({ players, room, each, word }) => {
  const round = laid(players, 0, each, room, word);
  const parcel = onItsWay(round, players - 1, 0, true);
  const hidden = (thing: Box): boolean => parcel === null || touch(thing, parcel);
  expect(round.places.map(({ plate }) => plate).filter(hidden)).toEqual([]);
  // Where many share a phone it may lie over the edge of another gift.
  if (round.form === 'full') expect(things(round).filter(hidden)).toEqual([]);
});

test.each(cases.filter(({ screen }) => ['laptop', 'small laptop', 'large screen', 'television'].includes(screen)))(
  'a gift on its way to a neighbour lies on nothing: $players with $each at a $screen',
  ({ players, room, each, word }) => {
    const round = laid(players, 0, each, room, word);
    const tags = round.places.flatMap(({ cards: [lowest, ...over] }) =>
      lowest && over.length
        ? [{ ...lowest, turn: 0, y: lowest.y - lowest.h / 2, w: lowest.w / 2, h: lowest.w * 0.24 }]
        : [],
    );
    const covered = round.places.flatMap(({ seat }) =>
      [1, players - 1].flatMap((far) =>
        [true, false].flatMap((given) => {
          const parcel = onItsWay(round, seat, (seat + far) % players, given);
          return [...tags, ...things(round)].filter((thing) => parcel === null || touch(thing, parcel));
        }),
      ),
    );
    expect(covered).toEqual([]);
  },
);

test('the own place is at the bottom, the left neighbour at the left, whoever looks', () => {
  const at = (seat: number): Place | undefined =>
    laid(5, 3, 1, { width: 1440, height: 560 }).places.find((place) => place.seat === seat);
  expect(at(3)?.plate.y).toBeGreaterThan(0);
  expect(at(4)?.plate.x).toBeLessThan(-300);
  expect(at(2)?.plate.x).toBeGreaterThan(300);
});
