/** Three small sounds, made on the spot. Off until someone turns them on. */
import { keep, kept } from './kept';

type Note = [hertz: number, at: number, seconds: number];

const SOUNDS = {
  /** Someone did something: a soft tap on wood. */
  move: [[220, 0, 0.07]],
  /** It is your decision: two friendly notes up. */
  turn: [
    [523, 0, 0.14],
    [784, 0.12, 0.22],
  ],
  /** Not possible: one low note. */
  refused: [[165, 0, 0.18]],
} satisfies Record<string, Note[]>;

const LOUDNESS = 0.08;

let on = $state(kept('sound') === 'on');
let context: AudioContext | undefined;

export function sound(): boolean {
  return on;
}

export function switchSound(): void {
  on = !on;
  keep('sound', on ? 'on' : 'off');
  play('turn');
}

export function play(name: keyof typeof SOUNDS): void {
  if (!on) return;
  context ??= new AudioContext();
  for (const [hertz, at, seconds] of SOUNDS[name] as Note[]) note(context, hertz, at, seconds);
}

function note(context: AudioContext, hertz: number, at: number, seconds: number): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
