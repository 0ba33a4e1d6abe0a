/** Calls when there is reason to believe that the network is back: a lid opened, a tab shown, a signal found. */
export function onWake(call: () => void): () => void {
  const shown = (): void => {
    if (document.visibilityState === 'visible') call();
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

/** Calls when the browser says that there is no network. */
export function onOffline(call: () => void): () => void {
  addEventListener('offline', call);
  return () => removeEventListener('offline', call);
}
