/**
 * A black film without a sound. Browsers keep a screen lit while one plays: it does so where they give nothing else for
 * it, as on plain http in a home network.
 *
 * It has a sound track, or a browser takes it for an ornament; and it is wound back by hand, for what loops by itself
 * counts as one, too. A film with sound begins with a touch or a key.
 */
import mp4 from './film.mp4?inline';
import webm from './film.webm?inline';

const BEGIN = ['pointerup', 'keydown'] as const;
/** Seconds after which it is wound back. */
const ENOUGH = 2;

export interface Film {
  play: () => void;
  stop: () => void;
}

export function film(): Film {
  const screen = document.createElement('video');
  for (const src of [webm, mp4]) screen.append(Object.assign(document.createElement('source'), { src }));
  Object.assign(screen, { playsInline: true, disableRemotePlayback: true, ariaHidden: 'true', tabIndex: -1 });
  Object.assign(screen.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: '1px',
    height: '1px',
    opacity: '0.01',
    pointerEvents: 'none',
  });
  screen.addEventListener('timeupdate', () => {
    if (screen.currentTime > ENOUGH) screen.currentTime = 0;
  });
  const play = (): void => {
    document.body.append(screen);
    // Without a touch it is refused: then the next one begins it.
    screen.play().then(hush, () => undefined);
  };
  const hush = (): void => {
    for (const each of BEGIN) removeEventListener(each, play);
  };
  return {
    play: () => {
      for (const each of BEGIN) addEventListener(each, play);
      play();
    },
    stop: () => {
      hush();
      screen.pause();
      screen.remove();
    },
  };
}
