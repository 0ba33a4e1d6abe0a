/** How long somebody has been at a step: for some time, or for long. */
const SOME = 12_000;
const LONG = 25_000;

export function patience(step: () => string): { readonly some: boolean; readonly long: boolean } {
  let some = $state(false);
  let long = $state(false);
  $effect(() => {
    step();
    some = long = false;
    const timers = [setTimeout(() => (some = true), SOME), setTimeout(() => (long = true), LONG)];
    return () => timers.forEach(clearTimeout);
  });
  return {
    get some() {
      return some;
    },
    get long() {
      return long;
    },
  };
}
