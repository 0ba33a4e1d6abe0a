/** How long somebody has been at a step: for some time, or for long. */
const SOME = 12_000;
const LONG = 25_000;

export class Patience {
  some = $state(false);
  long = $state(false);

  constructor(step: () => string) {
    $effect(() => {
      step();
      this.some = this.long = false;
      const timers = [setTimeout(() => (this.some = true), SOME), setTimeout(() => (this.long = true), LONG)];
      return () => timers.forEach(clearTimeout);
    });
  }
}
