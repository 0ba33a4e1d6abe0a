/** The traceback of an exception in the house. Only a house in development tells it. */
import type { Refusal } from './protocol';

let trace = $state('');

export const traceback = (): string => trace;

/** Keeps the traceback of this refusal, if it has one. */
export function keepTraceback({ args }: Refusal): void {
  if (args.trace) trace = String(args.trace);
}

export function closeTraceback(): void {
  trace = '';
}
