/** The screen of whoever plays stays lit while somebody at the table decides: the browser lets go of it by itself when
    the page is hidden, so it is asked again when it is seen. */
import { isWatched, onWake } from './wake';

/** Keeps it lit as long as this is so; to be called while a component is made. */
export function stayLit(wanted: () => boolean): void {
  let held: Promise<WakeLockSentinel | undefined> | null = null;
  const ask = (): void => {
    if (!isWatched() || !('wakeLock' in navigator)) return;
    // A device short of power says no, and that is for it to say.
    held = navigator.wakeLock.request('screen').catch(() => undefined);
  };
  const letGo = (): void => {
    void held?.then((lock) => lock?.release());
    held = null;
  };
  $effect(() => {
    if (!wanted()) return undefined;
    ask();
    const stop = onWake(ask);
    return () => {
      stop();
      letGo();
    };
  });
}
