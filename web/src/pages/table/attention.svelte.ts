/** Calls for attention with a sound: what happened, that it is your decision, that something can't be. */
import type { GameModule, Told } from '@shell/lib/game';
import { play, type Sound } from '@shell/lib/sound';
import type { TableSocket } from '@shell/lib/socket.svelte';
import { isWatched, onWake } from '@shell/lib/wake';

/** Is it this viewer's decision? */
export function isYours(socket: TableSocket): boolean {
  return socket.you !== null && (socket.sight?.to_move.includes(socket.you) ?? false);
}

/** What the page says of the table, when it has been shown: a sound must not tell sooner how it ends. */
interface Heard {
  story: Told[];
  over: boolean;
  /** which event sounds how, where the game says so */
  sound: GameModule['sound'] | undefined;
}

/** Of several sounds at once only the one that says most is heard. */
const ORDER: Sound[] = ['end', 'perfect', 'mistake', 'reveal', 'turn', 'card'];

/** What is heard of all this. */
export function loudest(sounds: (Sound | undefined)[]): Sound | undefined {
  return ORDER.find((each) => sounds.includes(each));
}

/** On the icon of the installed page: that it is your turn, while you look elsewhere. Not every browser can. */
function badge(yours: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  void (yours && !isWatched() ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}

export function attend(socket: TableSocket, heard: () => Heard): void {
  let told: number | null = null;
  let yours = false;
  let ended = false;
  $effect(() => {
    const { story, over, sound } = heard();
    const latest = story.at(-1)?.number ?? -1;
    const now = isYours(socket);
    if (told !== null) {
      const since = told;
      const fresh = story.filter(({ number }) => number > since);
      const own = fresh.flatMap(({ events }) => events.map((event) => sound?.(event)));
      const name = loudest([
        ...own,
        over && !ended ? 'end' : undefined,
        now && !yours ? 'turn' : undefined,
        fresh.length ? 'card' : undefined,
      ]);
      if (name) play(name);
    }
    told = latest;
    yours = now;
    ended = over;
  });
  $effect(() => {
    const now = isYours(socket);
    badge(now);
    const stop = onWake(() => badge(now));
    return () => {
      stop();
      badge(false);
    };
  });
  $effect(() => {
    if (socket.refused) play('refused');
  });
  $effect(() => {
    if (socket.reached.length) play('perfect');
  });
}
