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
