/** Keeps the screen on while somebody at the table decides. Browsers release the lock when the page is hidden, so it is
    requested again when the page is visible. */
import type { Film } from './film';
import { isWatched, onWake } from './wake';

/** Keeps it lit as long as this is so; to be called while a component is made. */
export function keepScreenOn(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted()) return undefined;
    const lamp = 'wakeLock' in navigator ? byLock() : byFilm();
    const ask = (): void => {
      if (isWatched()) lamp.play();
    };
    ask();
    const stop = onWake(ask);
    return () => {
      stop();
      lamp.stop();
    };
  });
}

function byLock(): Film {
  let held: Promise<WakeLockSentinel | undefined> | undefined;
  return {
    // A device short of power says no, and that is for it to say.
    play: () => void (held = navigator.wakeLock.request('screen').catch(() => undefined)),
    stop: () => void held?.then((lock) => lock?.release()),
  };
}

/** Browsers lend the lock over https only. */
function byFilm(): Film {
  const film = import('./film').then(
    (fetched) => fetched.film(),
    () => undefined,
  );
  return {
    play: () => void film.then((found) => found?.play()),
    stop: () => void film.then((found) => found?.stop()),
  };
}
