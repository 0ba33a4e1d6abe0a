/** The rooms of a gallery by name, and the one to enter by. */
import type { Room, Spot } from '@shell/hall/walk';
import type { GalleryRoom } from '@shell/lib/protocol';
import type { Say } from '@shell/lib/text';

/** The months in which what hangs there was made: seasons are not the same all over the world. */
function months({ works }: GalleryRoom, language: string, month: 'long' | 'short'): string {
  const [from, to] = [works.at(0)?.made ?? 0, works.at(-1)?.made ?? 0].map((made) => new Date(made * 1000));
  const written = new Intl.DateTimeFormat(language, { month, year: 'numeric', timeZone: 'UTC' });
  return from && to ? written.formatRange(from, to) : '';
}

export function labelled(
  rooms: readonly GalleryRoom[],
  language: string,
  say: Say,
  join: (names: string[]) => string,
): Room[] {
  return rooms.map((room, i) => {
    const called = (month: 'long' | 'short'): string =>
      `${i + 1} · ${room.kind === 'season' ? months(room, language, month) : say(`gallery-${room.kind}`, { names: join(room.names) })}`;
    return { name: called('long'), sign: called('short'), count: room.works.length, href: `/me/gallery?room=${i + 1}` };
  });
}

/** The room that was asked for by its number, or the latest season. */
export function enter(rooms: readonly GalleryRoom[], asked: string | null): Spot {
  const number = Number(asked);
  if (Number.isInteger(number) && number >= 1 && number <= rooms.length) return { room: number - 1, place: 0 };
  const latest = rooms.findLastIndex(({ kind }) => kind === 'season');
  return { room: Math.max(0, latest), place: 0 };
}
