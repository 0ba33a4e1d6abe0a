/** Keeps the screen on while somebody at the table decides. Browsers release the lock when the page is hidden, so it is
    requested again when the page is visible. */
import type { Film } from './film';
import { isWatched, onWake } from './wake';

interface Lamp {
  on: () => void;
  off: () => void;
}

/** Keeps it lit as long as this is so; to be called while a component is made. */
export function keepScreenOn(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted()) return undefined;
    const lamp = 'wakeLock' in navigator ? byLock() : byFilm();
    const ask = (): void => {
      if (isWatched()) lamp.on();
    };
    ask();
    const stop = onWake(ask);
    return () => {
      stop();
      lamp.off();
    };
  });
}

function byLock(): Lamp {
  let held: Promise<WakeLockSentinel | undefined> | null = null;
  return {
    on: () => {
      // A device short of power says no, and that is for it to say.
      held = navigator.wakeLock.request('screen').catch(() => undefined);
    },
    off: () => {
      void held?.then((lock) => lock?.release());
      held = null;
    },
  };
}

/** Browsers lend the lock over https only. */
function byFilm(): Lamp {
  const film: Promise<Film | undefined> = import('./film').then(
    (fetched) => fetched.film(),
    () => undefined,
  );
  return {
    on: () => void film.then((found) => found?.play()),
    off: () => void film.then((found) => found?.stop()),
  };
}
