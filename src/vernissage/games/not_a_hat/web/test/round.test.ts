import { expect, test } from 'vitest';
import { touch, type Box } from '../boxes';
import { laid, onItsWay, spoken, type Place, type Round } from '../round';

const ROOMS = { laptop: [1440, 560], 'laptop, naming': [1440, 430], 'small laptop': [1366, 440], tablet: [800, 720], phone: [390, 500], 'phone, naming': [390, 430], 'small phone': [320, 320] };
const COUNTS = [2, 3, 4, 5, 6, 7, 8];
const cases = Object.entries(ROOMS).flatMap(([screen, [width = 0, height = 0]]) =>
  COUNTS.map((players) => ({ screen, players, room: { width, height }, each: players === 2 ? 2 : 1 })),
);
const things = ({ places, shop }: Round): Box[] => [shop, ...places.flatMap(({ plate, cards }) => [plate, ...cards])];

test.each(cases)('nothing lies on anything else: $players at a $screen', ({ players, room, each }) => {
  const all = things(laid(players, 0, each, room));
  const touching = all.flatMap((one, at) => all.slice(at + 1).filter((two) => touch(one, two)).map((two) => [one, two]));
  expect(touching).toEqual([]);
});

test.each(cases)('all of it is in sight: $players at a $screen', ({ players, room, each }) => {
  const round = laid(players, 0, each, room);
  const parcels = [true, false].flatMap((given) => onItsWay(round, players - 1, 0, given) ?? []);
  const outside = [...things(round), ...parcels].filter((thing) => round.walls.some((wall) => touch(thing, wall)));
  expect(outside).toEqual([]);
});

test.each(cases)('words cover no name and not the gift they are about: $players at a $screen', ({ players, room, each }) => {
  const round = laid(players, 0, each, room);
  for (let giver = 1; giver < players; giver += 1) {
    const parcel = onItsWay(round, giver, (giver + 1) % players, true);
    const words = spoken(round, giver, parcel, { w: Math.min(150, room.width * 0.36), h: 38 });
    const kept = [...round.places.map(({ plate }) => plate), ...(parcel ? [parcel] : [])];
    expect(words && kept.filter((thing) => touch(thing, words))).toEqual([]);
  }
});

test.each(cases)('a gift for me hides nobody: $players at a $screen', ({ players, room, each }) => {
  const round = laid(players, 0, each, room);
  const parcel = onItsWay(round, players - 1, 0, true);
  const hidden = (thing: Box): boolean => parcel === null || touch(thing, parcel);
  expect(round.places.map(({ plate }) => plate).filter(hidden)).toEqual([]);
  // Where many share a phone it may lie over the edge of another gift.
  if (!round.small) expect(things(round).filter(hidden)).toEqual([]);
});

test('the own place is at the bottom, the left neighbour at the left, whoever looks', () => {
  const at = (seat: number): Place | undefined => laid(5, 3, 1, { width: 1440, height: 560 }).places.find((place) => place.seat === seat);
  expect(at(3)?.plate.y).toBeGreaterThan(0);
  expect(at(4)?.plate.x).toBeLessThan(-300);
  expect(at(2)?.plate.x).toBeGreaterThan(300);
});
