/**
 * Who sits where at a round table, seen from one's own seat: the left neighbour is at the screen's left.
 *
 * All is measured in pixels from the middle of the room there is. On a wide screen people sit on an ellipse, on
 * a narrow one along the sides; what lies before them lies further in, where it covers nobody.
 */
import { freest, half, slide, touch, type Box, type Point } from './boxes';

export interface Room {
  width: number;
  height: number;
}

export interface Place {
  seat: number;
  plate: Box;
  /** Where gifts lie, the oldest first: that is the lowest, and the others lie over it (HAT-3.1). */
  cards: Box[];
}

/** How much is shown of people: all of it; a small portrait and the name; the portrait alone. */
export type Form = 'full' | 'small' | 'bare';

interface Plate {
  w: number;
  h: number;
  /** with the cards beside it */
  tall: number;
  card: number;
}

export interface Round {
  places: Place[];
  shop: Box;
  /** The width of a card. */
  card: number;
  form: Form;
  /** The table top itself. */
  felt: { w: number; h: number };
  room: Room;
  /** What lies around the room: nothing may reach into it. */
  walls: Box[];
}

const NARROW = 760;
const CROWD = 5;
const EDGE = 6;
const GAP = 5;
const TALL = 7 / 5;
/** So much of a gift sticks out from under the next one, of its width. */
const PEEK = 0.62;
/** What is written below the shop, where people are shown in full. */
const LABEL = { w: 92, h: 52 };
/** So far from the middle the shop may be, of a gift's width. */
const ASTRAY = 1.2;
const TAIL = 9;
const LARGER = 1.2;
const STEP = 8;
/** So far from where it would lie best a thing is put, and where things are large, so many times its width. */
const REACH = 240;
const FARTHEST = 2.5;
/** So much of a gift's width a tag stands out above it. */
const TAG = 0.12;
const SMALLER = 0.94;
/** Where a gift on its way has no room among the others, it is drawn smaller: so much of their width is enough. */
const SMALLEST = 0.76;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * The whole table; the own place comes first and is at the bottom, the others follow clockwise. As large as it can be:
 * gifts give way before names do, and names before portraits. `word` is how large a pixel of what is written is.
 */
export function laid(players: number, own: number, each: number, room: Room, word = 1): Round {
  const seated = { players, own, each };
  for (const form of ['full', 'small', 'bare'] as const) {
    const [least, most] = sizes(form, room);
    for (let card = most; card >= least; card *= SMALLER) {
      const places = placed(seated, room, { form, card, word });
      if (!isFree(places, walls(room))) continue;
      const round = around(places, room, { form, card, word });
      if (isRoomy(round)) return round;
    }
  }
  const last = { form: 'bare', card: 24, word } as const;
  return around(placed(seated, room, last), room, last);
}

interface Seated {
  players: number;
  own: number;
  each: number;
}

interface Drawn {
  form: Form;
  card: number;
  word: number;
}

/** The smallest and the largest gift that people shown in this form may have before them. */
function sizes(form: Form, { width, height }: Room): [number, number] {
  if (width >= NARROW) return [form === 'full' ? 52 : 36, clamp(52, Math.min(height * 0.145, width * 0.1), 190)];
  const most = clamp(30, Math.min(width * 0.145, height * 0.125), 72);
  return [{ full: 40, small: 28, bare: 24 }[form], most];
}

function plateSize(form: Form, { width }: Room, word: number): { w: number; h: number } {
  const wide = width >= NARROW;
  if (form === 'full') return wide ? { w: 184 * word, h: 86 * word } : { w: 140, h: 62 };
  if (form === 'small') return wide ? { w: 124 * word, h: 58 * word } : { w: 90, h: 54 };
  return { w: 38, h: 38 };
}

function placed({ players, own, each }: Seated, room: Room, { form, card, word }: Drawn): Place[] {
  const narrow = room.width < NARROW;
  const size = plateSize(form, room, word);
  const lift = card * PEEK * (each - 1);
  const plate = { ...size, card, tall: Math.max(size.h, card * TALL * (form === 'full' ? 1 : 1.25) + lift) };
  const sits = narrow ? alongTheSides : onAnEllipse;
  const plates = Array.from({ length: players }, (_, step) => ({
    ...sits(step, players, room, plate),
    ...size,
    turn: 0,
  }));
  return plates.map((at, step) => {
    const turn = Math.round((step * 360) / players);
    const pile = Array.from({ length: each }, (_, number) => ({
      x: at.x,
      y: at.y - lift / 2 + number * card * PEEK,
      w: card,
      h: card * TALL,
      turn,
    }));
    const way = inwards(at, narrow, form);
    return { seat: (own + step) % players, plate: at, cards: slide(pile, way, plates, GAP, eitherWayUp) };
  });
}

/** The table top and the shop, with these people round them. */
function around(places: Place[], room: Room, { form, card, word }: Drawn): Round {
  const size = plateSize(form, room, word);
  const felt = { w: room.width - (room.width < NARROW ? 36 : size.w - 28), h: room.height - size.h };
  const label = form === 'full' ? { w: LABEL.w * word, h: LABEL.h * word } : { w: 0, h: 8 };
  const edges = walls(room);
  return { places, shop: shopAmong(places, card, label, edges), card, form, felt, room, walls: edges };
}

/** Does nothing lie on anything else, or reach out of the room? */
function isFree(places: readonly Place[], walls: readonly Box[], more: readonly Box[] = []): boolean {
  const groups = [more, ...places.flatMap(({ plate, cards }) => [[plate], eitherWayUp(cards)])];
  const touching = (one: readonly Box[], two: readonly Box[]): boolean =>
    one.some((box) => two.some((other) => touch(box, other)));
  return groups.every((one, at) => !touching(one, walls) && groups.slice(at + 1).every((two) => !touching(one, two)));
}

/** Is there room for the shop too, and for a gift on its way, whoever gives it to a neighbour? */
function isRoomy(round: Round): boolean {
  const { places, shop, walls, form, card, room } = round;
  if (!isFree(places, walls, [shop]) || Math.hypot(shop.x, shop.y) > card * ASTRAY) return false;
  if (form === 'bare' || (form === 'small' && room.width < NARROW)) return true;
  const ways = places.flatMap(({ seat }, at) =>
    [places.at(at - 1), places[(at + 1) % places.length]].flatMap((to) =>
      [true, false].map((given) => ({ from: seat, to: to?.seat ?? seat, given })),
    ),
  );
  return ways.every(({ from, to, given }) => {
    const middle = between(round, from, to, given);
    return middle === null || isAlone(round, parcel(round, middle, card * SMALLEST));
  });
}

function walls({ width, height }: Room): Box[] {
  const [across, down] = [
    { w: width * 3, h: height, turn: 0 },
    { w: width, h: height * 3, turn: 0 },
  ];
  return [
    { x: 0, y: -height, ...across },
    { x: 0, y: height, ...across },
    { x: -width, y: 0, ...down },
    { x: width, y: 0, ...down },
  ];
}

/** In the middle, or as near to it as there is room. */
function shopAmong(
  places: readonly Place[],
  card: number,
  label: { w: number; h: number },
  walls: readonly Box[],
): Box {
  const shop = { x: 0, y: 0, w: Math.max(card, label.w), h: card * TALL + label.h, turn: 0 };
  return nearest(
    shop,
    places.flatMap(({ cards }) => eitherWayUp(cards)),
    [...walls, ...places.map(({ plate }) => plate)],
    1,
  );
}

function nearest(box: Box, taken: readonly Box[], kept: readonly Box[], gap: number): Box {
  const reach = Math.max(REACH, FARTHEST * box.w);
  const more = Array.from({ length: reach / STEP }, (_, at) => allRound((at + 1) * STEP)).flat();
  return freest([box, ...more.map(({ x, y }) => ({ ...box, x: box.x + x, y: box.y + y }))], taken, kept, gap);
}

/** Sixteen ways to go so far. */
function allRound(far: number): Point[] {
  return Array.from({ length: 16 }, (_, at) => ({
    x: far * Math.cos((at * Math.PI) / 8),
    y: far * Math.sin((at * Math.PI) / 8),
  }));
}

function onAnEllipse(step: number, players: number, room: Room, plate: Plate): Point {
  const angle = Math.PI / 2 + (step * 2 * Math.PI) / players;
  const x = Math.cos(angle) * (room.width / 2 - plate.w / 2 - EDGE);
  const y = Math.sin(angle) * (room.height / 2 - plate.tall / 2 - EDGE);
  // Whoever sits straight above or below has the cards beside them.
  return { x: Math.abs(x) < 1 ? (plate.w / 2) * -Math.sign(-y) : x, y };
}

/** Up the left side, across the top, down the right side. */
function alongTheSides(step: number, players: number, room: Room, plate: Plate): Point {
  const side = Math.floor((players - 1) / 2);
  const bottom = room.height / 2 - plate.tall / 2 - EDGE;
  const left = -room.width / 2 + plate.w / 2 + EDGE;
  const aside = (plate.card + GAP) / 2;
  if (step === 0) return { x: aside, y: bottom };
  if (step === players / 2) return { x: -aside, y: -bottom };
  const up = step <= side ? step : players - step;
  // Where those at top and bottom fit between the sides, the sides have the whole height.
  const between = room.width - 2 * (plate.w + plate.card * TALL + 2 * GAP + EDGE) >= plate.w + plate.card + 3 * GAP;
  const low = between ? bottom : bottom - plate.tall * 1.4;
  const high = between || players % 2 ? -bottom : -bottom + plate.tall * 1.3;
  const share = side === 1 ? 0.5 : (up - 1) / (side - 1);
  return { x: step <= side ? left : -left, y: low + (high - low) * share };
}

/** Where the gifts lie as seen from the plate. */
function inwards(plate: Point & { w: number }, narrow: boolean, form: Form): Point {
  const across = { x: -Math.sign(plate.x), y: 0 };
  if (Math.abs(plate.x) <= plate.w / 2 + EDGE || (narrow && form !== 'full')) return across;
  if (narrow) return { x: 0, y: -Math.sign(plate.y || 1) };
  const far = Math.hypot(plate.x, plate.y);
  return { x: -plate.x / far, y: -plate.y / far };
}

/** Where the gift on its way lies: near who holds it out, or half-way to who has to answer; as large as there is room. */
export function onItsWay(round: Round, giver: number, receiver: number | null, given: boolean): Box | null {
  const { places, card, form } = round;
  const middle = between(round, giver, receiver, given);
  if (middle === null) return null;
  const larger = form !== 'full' ? 1 : places.length > CROWD ? 1.1 : LARGER;
  for (const size of [larger, 1, 0.88, SMALLEST]) {
    const drawn = parcel(round, middle, card * size);
    if (isAlone(round, drawn)) return drawn;
  }
  return parcel(round, middle, card * larger);
}

/** On the way from one to the other, turned as it lay there. */
function between(
  { places }: Round,
  giver: number,
  receiver: number | null,
  given: boolean,
): (Point & { turn: number }) | null {
  const from = places.find(({ seat }) => seat === giver);
  const to = places.find(({ seat }) => seat === receiver) ?? from;
  const [start, end] = [from?.cards[0], to?.cards[0]];
  if (!start || !end) return null;
  const share = given ? 0.55 : 0.15;
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share, turn: start.turn };
}

/** A gift so wide, as near to its way as there is room; rather on a gift than on a name. */
function parcel({ places, shop, walls }: Round, at: Point & { turn: number }, w: number): Box {
  const h = w * TALL;
  const taken = [shop, ...places.flatMap(({ cards }) => [...eitherWayUp(cards), ...tags(cards)])];
  const kept = [...walls, ...places.map(({ plate }) => plate)];
  return { ...nearest(tagged({ ...at, w, h }), taken, kept, GAP), h };
}

function isAlone({ places, shop, walls }: Round, parcel: Box): boolean {
  const around = places.flatMap(({ plate, cards }) => [plate, ...eitherWayUp(cards), ...tags(cards)]);
  return ![shop, ...walls, ...around].some((each) => touch(parcel, each));
}

/** All the room that gifts need: a back is turned towards its owner, a face stands upright to be read. */
const eitherWayUp = (cards: readonly Box[]): Box[] =>
  cards.flatMap((card) => (card.turn % 180 ? [card, { ...card, turn: 0 }] : [card]));

/** All that a pile takes of the table. */
export function outline(cards: readonly Box[]): Box {
  const boxes = eitherWayUp(cards);
  const edges = (axis: Point, at: 'x' | 'y') =>
    boxes.flatMap((box) => [box[at] - half(box, axis), box[at] + half(box, axis)]);
  const [across, down] = [edges({ x: 1, y: 0 }, 'x'), edges({ x: 0, y: 1 }, 'y')];
  const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top, turn: 0 };
}

/** What says of a pile's lowest gift that it goes next: it stands upright, however the gift is turned. */
const tags = ([lowest, ...over]: readonly Box[]): Box[] =>
  lowest && over.length > 0
    ? [{ ...lowest, y: lowest.y - lowest.h / 2, w: lowest.w / 2, h: 2 * TAG * lowest.w, turn: 0 }]
    : [];

/** A gift with room for what is written above it. */
const tagged = (gift: Box): Box => ({ ...gift, h: gift.h + 2 * TAG * gift.w });

export interface Words extends Box {
  /** where they are, seen from who says them */
  side: 'above' | 'below' | 'left' | 'right';
  /** how far from their middle their tail is */
  tail: Point;
}

/** Where words stand that come from this seat: beside the plate, in the room and as free of the rest as can be; nowhere,
    if they would cover a name. The sentence above says them too. */
export function spoken(
  { places, room, shop }: Round,
  giver: number,
  parcel: Box | null,
  size: { w: number; h: number },
): Words | null {
  const plate = places.find(({ seat }) => seat === giver)?.plate;
  if (!plate) return null;
  const inside = (at: number, long: number, all: number): number =>
    clamp((long - all) / 2 + GAP, at, (all - long) / 2 - GAP);
  const at = (dx: number, dy: number, side: Words['side']): Words => {
    const [x, y] = [inside(plate.x + dx, size.w, room.width), inside(plate.y + dy, size.h, room.height)];
    const reach = { x: size.w / 2 - 2 * TAIL, y: size.h / 2 - 2 * TAIL };
    const tail = { x: clamp(-reach.x, plate.x - x, reach.x), y: clamp(-reach.y, plate.y - y, reach.y) };
    return { ...size, x, y, turn: 0, side, tail };
  };
  const [dx, dy] = [(plate.w + size.w) / 2 + TAIL, (plate.h + size.h) / 2 + TAIL];
  const first = at(0, -dy, 'above');
  const beside = [0, 20, 40, 60, 90, 120, 150].flatMap((far) => [
    at(-far, -dy, 'above'),
    at(far, -dy, 'above'),
    at(-far, dy, 'below'),
    at(far, dy, 'below'),
    at(dx, -far, 'right'),
    at(-dx, -far, 'left'),
    at(dx, far, 'right'),
    at(-dx, far, 'left'),
    at(0, -dy - far, 'above'),
    at(0, dy + far, 'below'),
  ]);
  // Rather on a gift than on the shop, and never on a name or on the gift that is spoken of.
  const kept = [...places.map((each) => each.plate), ...(parcel ? [parcel] : [])];
  const found = freest([first, ...beside], [...places.flatMap(({ cards }) => eitherWayUp(cards)), shop, shop], kept);
  return kept.some((each) => touch(found, each)) ? null : found;
}
