/** The addresses that are given to others. */
import { elsewhere as askElsewhere } from './net';

/** Names of this machine that mean another one on a friend's phone. */
const ONLY_HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

let elsewhere = $state('');

/**
 * The house, as others reach it: as this page did, unless nobody else could. A house with a certificate of its own has
 * two addresses, and only one of them tells a new device how to trust it.
 */
function origin(): string {
  if (!elsewhere) return location.origin;
  const here = ONLY_HERE.test(location.hostname) || location.hostname === new URL(elsewhere).hostname;
  return here ? elsewhere : location.origin;
}

/** Where others find a table. */
export function linkTo(code: string): string {
  return `${origin()}/t/${code}`;
}

/** Where others join a circle. What stands after the hash is never sent by itself, and so is in no log. */
export function circleLink(id: string, key: string): string {
  return `${origin()}/circle/${id}#${key}`;
}

/** The name of the house, to be typed: without what browsers add by themselves. */
export function address(): string {
  return origin().replace(/^https?:\/\//, '');
}

/** Ask the house once where others find it. Without an answer the page's own address is as good as any. */
export function findAddress(): void {
  askElsewhere().then(
    (found) => (elsewhere = found),
    () => undefined,
  );
}
