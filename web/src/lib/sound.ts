/** Small sounds, off until someone turns them on. How they are made is fetched with the first of them. */
import { choose, comfort } from './comfort.svelte';

/**
 * What can be heard. `card`: somebody did something; `turn`: it is your decision; `reveal`: something comes to light;
 * `mistake`: it cost somebody something; `perfect`: it could not have gone better; `end`: all is over; `refused`: that
 * can't be done.
 */
export type Sound = 'card' | 'turn' | 'reveal' | 'mistake' | 'perfect' | 'end' | 'refused';

/** Against silence: 1 would be as loud as the device goes. */
const LOUDNESS = { off: 0, soft: 0.04, on: 0.09, loud: 0.2 };

export function sound(): boolean {
  return comfort('sound') !== 'off';
}

export function switchSound(): void {
  choose('sound', sound() ? 'off' : 'on');
  play('turn');
}

export function play(name: Sound): void {
  const loudness = LOUDNESS[comfort('sound')];
  // A sound that can't be fetched is missed by nobody.
  if (loudness)
    import('./instruments').then(
      ({ strike }) => strike(name, loudness),
      () => undefined,
    );
}
