/** The sounds themselves, made on the spot: wood, bells and paper, all of them quiet. */
import type { Sound } from './sound';

/** A tone: how high it is, when it begins and how long it rings, in seconds; how loud beside the others. */
interface Tone {
  hertz: number;
  at?: number;
  rings: number;
  loud?: number;
}
interface Score {
  tones: Tone[];
  /** `wood` is knocked and gone, a `bell` rings with an overtone. */
  as: 'wood' | 'bell';
  /** Paper that is moved: for so many seconds. */
  rustles?: number;
}

const SCORES: Record<Sound, Score> = {
  card: { as: 'wood', rustles: 0.09, tones: [{ hertz: 196, at: 0.03, rings: 0.08, loud: 0.7 }] },
  turn: {
    as: 'bell',
    tones: [
      { hertz: 523, rings: 0.5 },
      { hertz: 784, at: 0.13, rings: 0.8 },
    ],
  },
  reveal: {
    as: 'bell',
    rustles: 0.3,
    tones: [
      { hertz: 392, at: 0.1, rings: 0.6, loud: 0.6 },
      { hertz: 494, at: 0.22, rings: 0.7, loud: 0.7 },
      { hertz: 659, at: 0.34, rings: 1, loud: 0.8 },
    ],
  },
  mistake: {
    as: 'wood',
    tones: [
      { hertz: 208, rings: 0.18 },
      { hertz: 165, at: 0.14, rings: 0.3 },
    ],
  },
  perfect: {
    as: 'bell',
    tones: [523, 659, 784, 1047].map((hertz, i) => ({ hertz, at: i * 0.11, rings: 1.4 - i * 0.1, loud: 0.8 })),
  },
  end: {
    as: 'bell',
    tones: [
      { hertz: 392, rings: 1.6, loud: 0.7 },
      { hertz: 494, at: 0.02, rings: 1.6, loud: 0.6 },
      { hertz: 587, at: 0.04, rings: 1.6, loud: 0.6 },
      { hertz: 784, at: 0.36, rings: 1.8, loud: 0.8 },
    ],
  },
  refused: { as: 'wood', tones: [{ hertz: 147, rings: 0.2 }] },
};

/** How an instrument answers: the shape of its wave, and its overtones with their part in it. */
const INSTRUMENTS = {
  wood: { wave: 'triangle', overtones: [[2.76, 0.12]] },
  bell: {
    wave: 'sine',
    overtones: [
      [2, 0.28],
      [3.01, 0.12],
    ],
  },
} as const;
const STRUCK = 0.008;
const SILENCE = 0.0001;
/** What paper sounds like: noise around so many hertz. */
const PAPER = 2_600;

let room: AudioContext | undefined;

export function strike(name: Sound, loudness: number): void {
  room ??= new AudioContext();
  const { tones, as, rustles } = SCORES[name];
  const { wave, overtones } = INSTRUMENTS[as];
  for (const { hertz, at = 0, rings, loud = 1 } of tones) {
    tone(room, wave, hertz, at, rings, loudness * loud);
    for (const [times, part] of overtones) tone(room, 'sine', hertz * times, at, rings / times, loudness * loud * part);
  }
  if (rustles) rustle(room, rustles, loudness / 3);
}

function tone(room: AudioContext, type: OscillatorType, hertz: number, at: number, rings: number, loud: number): void {
  const start = room.currentTime + at;
  const source = new OscillatorNode(room, { type, frequency: hertz });
  source.connect(fading(room, start, rings, loud)).connect(room.destination);
  source.start(start);
  source.stop(start + rings);
}

function rustle(room: AudioContext, seconds: number, loud: number): void {
  const buffer = new AudioBuffer({ length: Math.ceil(seconds * room.sampleRate), sampleRate: room.sampleRate });
  const noise = buffer.getChannelData(0);
  for (let i = 0; i < noise.length; i += 1) noise[i] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(room, { buffer });
  const paper = new BiquadFilterNode(room, { type: 'bandpass', frequency: PAPER, Q: 0.7 });
  source
    .connect(paper)
    .connect(fading(room, room.currentTime, seconds, loud))
    .connect(room.destination);
  source.start();
}

/** Struck at once, then dying away. */
function fading(room: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(room, { gain: SILENCE });
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.linearRampToValueAtTime(loud, start + STRUCK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  return gain;
}
