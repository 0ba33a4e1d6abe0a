import { onMount } from 'svelte';

const SECOND = 1_000;
/** A clock that should tick every second and has not for so long: the machine was asleep. Not every lid says so. */
const SLEPT = 4 * SECOND;

/** Calls when there is reason to believe that the network is back: a lid opened, a tab shown, a signal found. */
export function onWake(call: () => void): () => void {
  const shown = (): void => {
    if (isWatched()) call();
  };
  /** Not a page that has just been opened: one that comes back as it was. */
  const back = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) call();
  };
  let ticked = Date.now();
  const clock = setInterval(() => {
    const slept = Date.now() - ticked > SLEPT;
    ticked = Date.now();
    if (slept) shown();
  }, SECOND);
  addEventListener('online', call);
  addEventListener('pageshow', back);
  document.addEventListener('visibilitychange', shown);
  return () => {
    clearInterval(clock);
    removeEventListener('online', call);
    removeEventListener('pageshow', back);
    document.removeEventListener('visibilitychange', shown);
  };
}

/** Is this page the one that is looked at, as far as the browser knows? */
export function isWatched(): boolean {
  return document.visibilityState === 'visible';
}

/** Calls when the browser says that there is no network. */
export function onOffline(call: () => void): () => void {
  addEventListener('offline', call);
  return () => removeEventListener('offline', call);
}

/** Fetches what is wanted; where that fails, once more whenever the network may be back. Returns how to want it no more. */
export function fetchWhenAwake<T>(load: () => Promise<T>, take: (fetched: T) => void): () => void {
  let wanted = true;
  const stop = (): void => {
    wanted = false;
    stopListening();
  };
  const arrived = (fetched: T): void => {
    if (!wanted) return;
    stop();
    take(fetched);
  };
  const attempt = (): void => void load().then(arrived, () => undefined);
  const stopListening = onWake(attempt);
  attempt();
  return stop;
}

/** For a component: looks now, whenever the page wakes up and, while somebody watches and `wants` it, every so often. */
export function keepLooking(look: () => unknown, every?: number, wants = (): boolean => true): void {
  onMount(() => {
    look();
    const again = every && setInterval(() => isWatched() && wants() && look(), every);
    const stop = onWake(() => void look());
    return () => {
      clearInterval(again);
      stop();
    };
  });
}
