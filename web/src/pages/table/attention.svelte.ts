/** Calls for attention with a sound: what happened, that it is your decision, that something can't be. */
import { BASE } from '@shell/lib/base';
import type { GameModule, Told } from '@shell/lib/game';
import { play, type Sound } from '@shell/lib/sound';
import type { TableSocket } from '@shell/lib/table/socket.svelte';
import { isWatched } from '@shell/lib/wake';

/** Is it this viewer's decision? */
export function isYours(socket: TableSocket): boolean {
  return socket.you !== null && (socket.match.sight?.to_move.includes(socket.you) ?? false);
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

const ICONS = { quiet: `${BASE}icon.svg`, calling: `${BASE}icon-turn.svg` };

/** A dot on the page's icon, while it is your turn and you look elsewhere: on its tab and, where a browser can and the
    page is installed, on its own. */
function badge(yours: boolean): void {
  const calls = yours && !isWatched();
  document.querySelector('link[rel="icon"]')?.setAttribute('href', ICONS[calls ? 'calling' : 'quiet']);
  if (!('setAppBadge' in navigator)) return;
  void (calls ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
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
    const look = (): void => badge(now);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      badge(false);
    };
  });
  $effect(() => {
    if (socket.refused) play('refused');
  });
  $effect(() => {
    if (socket.match.reached.length) play('perfect');
  });
}
