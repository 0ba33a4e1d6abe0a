/**
 * Who sits where at a round table, seen from one's own seat: the left neighbour is at the screen's left.
 *
 * All is measured in pixels from the middle of the room there is. On a wide screen people sit on an ellipse, on
 * a narrow one along the sides; what lies before them lies further in, where it covers nobody.
 */
import { freest, slide, type Box, type Point } from './boxes';

export interface Room {
  width: number;
  height: number;
}

export interface Place {
  seat: number;
  plate: Box;
  /** Where gifts lie, the oldest first. */
  cards: Box[];
  /** Where the others are, seen from here: which way is in. */
  inward: Point;
}

interface Plate {
  w: number;
  h: number;
  /** with the cards beside it */
  tall: number;
}

export interface Round {
  places: Place[];
  shop: Box;
  /** The width of a card. */
  card: number;
  /** Little room: people are shown small. */
  small: boolean;
  /** The table top itself. */
  felt: { w: number; h: number };
  room: Room;
  /** What lies around the room: nothing may reach into it. */
  walls: Box[];
}

const NARROW = 760;
const TINY = 360;
const CROWD = 5;
const FEW = 3;
const EDGE = 6;
const GAP = 5;
const TALL = 7 / 5;
/** What is written below the shop. */
const LABEL = { w: 70, h: 26 };
const TAIL = 9;
const LARGER = 1.2;
/** So much wider than high people sit at most. */
const WIDEST = 1.05;
const STEP = 8;
const REACH = 240;
/** What mustn't be covered counts as much as so many gifts. */
const NEVER = 6;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The whole table; the own place comes first and is at the bottom, the others follow clockwise. */
export function laid(players: number, own: number, each: number, room: Room): Round {
  const narrow = room.width < NARROW;
  const small = narrow && players > (room.width < TINY ? FEW : CROWD);
  const card = narrow
    ? clamp(30, Math.min(room.width * (small ? 0.11 : 0.14), room.height * (small ? 0.09 : 0.105)), 58)
    : clamp(44, Math.min(room.height * (players > CROWD ? 0.135 : 0.165), room.width * 0.07), 92);
  const size = narrow ? (small ? { w: clamp(66, room.width * 0.22, 86), h: 48 } : { w: 130, h: 62 }) : { w: 172, h: 76 };
  const tall = Math.max(size.h, card * TALL * (small ? 1.25 : 1));
  const sits = narrow ? alongTheSides : onAnEllipse;
  const plates = Array.from({ length: players }, (_, step) => ({ ...sits(step, players, room, { ...size, tall }), ...size, turn: 0 }));
  const places = plates.map((plate, step) => {
    const turn = Math.round((step * 360) / players);
    const { inward, beside } = ways(plate, narrow, small);
    const first = slide({ x: plate.x, y: plate.y, w: card, h: card * TALL, turn }, inward, plates, GAP);
    const cards = Array.from({ length: each }, (_, at) => ({
      ...first, x: first.x + beside.x * at * card, y: first.y + beside.y * at * card,
    }));
    return { seat: (own + step) % players, plate, cards: cards.toReversed(), inward };
  });
  const felt = narrow
    ? { w: room.width - 36, h: room.height - size.h }
    : { w: 2 * halfWidth(room, size.w) - size.w + 40, h: room.height - size.h };
  return { places, shop: shopAmong(places, card, walls(room)), card, small, felt, room, walls: walls(room) };
}

function walls({ width, height }: Room): Box[] {
  const [across, down] = [{ w: width * 3, h: height, turn: 0 }, { w: width, h: height * 3, turn: 0 }];
  return [{ x: 0, y: -height, ...across }, { x: 0, y: height, ...across }, { x: -width, y: 0, ...down }, { x: width, y: 0, ...down }];
}

/** In the middle, or as near to it as there is room. */
function shopAmong(places: readonly Place[], card: number, walls: readonly Box[]): Box {
  const shop = { x: 0, y: 0, w: Math.max(card, LABEL.w), h: card * TALL + LABEL.h, turn: 0 };
  return nearest(shop, [...places.flatMap(({ cards }) => cards), ...never([...walls, ...places.map(({ plate }) => plate)])], 1);
}

/** These are not to be covered, rather many others. */
function never(boxes: readonly Box[]): Box[] {
  return Array<readonly Box[]>(NEVER).fill(boxes).flat();
}

function nearest(box: Box, taken: readonly Box[], gap: number): Box {
  const more = Array.from({ length: REACH / STEP }, (_, at) => allRound((at + 1) * STEP)).flat();
  return freest([box, ...more.map(({ x, y }) => ({ ...box, x: box.x + x, y: box.y + y }))], taken, gap);
}

/** Sixteen ways to go so far. */
function allRound(far: number): Point[] {
  return Array.from({ length: 16 }, (_, at) => ({ x: far * Math.cos((at * Math.PI) / 8), y: far * Math.sin((at * Math.PI) / 8) }));
}

function halfWidth(room: Room, plate: number): number {
  return Math.min(room.width / 2 - plate / 2 - EDGE, room.height * WIDEST);
}

function onAnEllipse(step: number, players: number, room: Room, plate: Plate): Point {
  const angle = Math.PI / 2 + (step * 2 * Math.PI) / players;
  const x = Math.cos(angle) * halfWidth(room, plate.w);
  const y = Math.sin(angle) * (room.height / 2 - plate.tall / 2 - EDGE);
  // Whoever sits straight above or below has the cards beside them.
  return { x: Math.abs(x) < 1 ? (plate.w / 2) * -Math.sign(-y) : x, y };
}

/** Up the left side, across the top, down the right side. */
function alongTheSides(step: number, players: number, room: Room, plate: Plate): Point {
  const side = Math.floor((players - 1) / 2);
  const bottom = room.height / 2 - plate.tall / 2 - EDGE;
  const left = -room.width / 2 + plate.w / 2 + EDGE;
  if (step === 0) return { x: plate.w / 2 + EDGE, y: bottom };
  if (step === players / 2) return { x: -plate.w / 2, y: -bottom };
  const up = step <= side ? step : players - step;
  const [low, high] = [bottom - plate.tall * 1.4, players % 2 ? -bottom : -bottom + plate.tall * 1.3];
  const share = side === 1 ? 0.5 : (up - 1) / (side - 1);
  return { x: step <= side ? left : -left, y: low + (high - low) * share };
}

/** Where the first card lies as seen from the plate, and where the next one lies as seen from that. */
function ways(plate: Point & { w: number }, narrow: boolean, small: boolean): { inward: Point; beside: Point } {
  if (Math.abs(plate.x) <= plate.w / 2 + EDGE) {
    const way = { x: -Math.sign(plate.x), y: 0 };
    return { inward: way, beside: { x: way.x * 1.08, y: 0 } };
  }
  const across = { x: -Math.sign(plate.x), y: 0 };
  if (small) return { inward: across, beside: { x: 0, y: -0.35 } };
  if (narrow) return { inward: { x: 0, y: -Math.sign(plate.y || 1) }, beside: { x: across.x * 0.8, y: 0 } };
  const far = Math.hypot(plate.x, plate.y);
  return { inward: { x: -plate.x / far, y: -plate.y / far }, beside: { x: across.x * 0.75, y: 0 } };
}

/** Where the gift on its way lies: near who holds it out, or half-way to who has to answer. */
export function onItsWay({ places, shop, card, small, walls }: Round, giver: number, receiver: number | null, given: boolean): Box | null {
  const from = places.find(({ seat }) => seat === giver);
  const to = places.find(({ seat }) => seat === receiver) ?? from;
  const [start, end] = [from?.cards[0], to?.cards[0]];
  if (!start || !end) return null;
  const share = given ? 0.55 : 0.15;
  const w = card * (small ? 1 : places.length > CROWD ? 1.1 : LARGER);
  const ideal = {
    x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share, w, h: w * TALL, turn: start.turn,
  };
  // Rather on a gift than on a name.
  const taken = [shop, ...walls, ...walls, ...places.flatMap(({ plate, cards }) => [plate, plate, plate, ...cards])];
  return nearest(ideal, taken, GAP);
}

export interface Words extends Box {
  /** where they are, seen from who says them */
  side: 'above' | 'below' | 'left' | 'right';
  /** how far from their middle their tail is */
  tail: Point;
}

/** Where words stand that come from this seat: beside the plate, in the room and as free of the rest as can be. */
export function spoken({ places, room, shop }: Round, giver: number, parcel: Box | null, size: { w: number; h: number }): Words | null {
  const plate = places.find(({ seat }) => seat === giver)?.plate;
  if (!plate) return null;
  const inside = (at: number, long: number, all: number): number => clamp((long - all) / 2 + GAP, at, (all - long) / 2 - GAP);
  const at = (dx: number, dy: number, side: Words['side']): Words => {
    const [x, y] = [inside(plate.x + dx, size.w, room.width), inside(plate.y + dy, size.h, room.height)];
    const reach = { x: size.w / 2 - 2 * TAIL, y: size.h / 2 - 2 * TAIL };
    const tail = { x: clamp(-reach.x, plate.x - x, reach.x), y: clamp(-reach.y, plate.y - y, reach.y) };
    return { ...size, x, y, turn: 0, side, tail };
  };
  const [dx, dy] = [(plate.w + size.w) / 2 + TAIL, (plate.h + size.h) / 2 + TAIL];
  const first = at(0, -dy, 'above');
  const beside = [0, 20, 40, 60, 90, 120, 150].flatMap((far) => [
    at(-far, -dy, 'above'), at(far, -dy, 'above'), at(-far, dy, 'below'), at(far, dy, 'below'),
    at(dx, -far, 'right'), at(-dx, -far, 'left'), at(dx, far, 'right'), at(-dx, far, 'left'),
    at(0, -dy - far, 'above'), at(0, dy + far, 'below'),
  ]);
  // Rather on a gift than on the shop, and never on a name or on the gift that is spoken of.
  const kept = [...places.map((each) => each.plate), ...(parcel ? [parcel] : [])];
  const taken = [...places.flatMap(({ cards }) => cards), shop, shop, ...never(kept)];
  return freest([first, ...beside], taken);
}
