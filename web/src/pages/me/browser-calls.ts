/** This browser and its push service. */

export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Can it be called at all? Browsers are only called by pages that came over TLS. */
export function isCallable(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** As it is called now; null if it is not. */
export async function subscribed(): Promise<Browser | null> {
  if (!isCallable()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return told(await registration?.pushManager.getSubscription());
}

/** Asks whoever sits there; null if they, or the browser, say no. */
export async function subscribe(key: string): Promise<Browser | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return told(await pushManager.subscribe(options).catch(() => null));
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** By which the house knows it among the contacts. */
export async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function told(subscription: PushSubscription | null | undefined): Browser | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
}
