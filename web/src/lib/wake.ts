/** Calls when there is reason to believe that the network is back: a lid opened, a tab shown, a signal found. */
export function onWake(call: () => void): () => void {
  const shown = (): void => {
    if (isWatched()) call();
  };
  addEventListener('online', call);
  addEventListener('pageshow', call);
  document.addEventListener('visibilitychange', shown);
  return () => {
    removeEventListener('online', call);
    removeEventListener('pageshow', call);
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
