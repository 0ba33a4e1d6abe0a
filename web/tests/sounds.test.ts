/** Of what happens at once one sound is heard; and each can be struck. */
import { expect, test, vi } from 'vitest';
import { strike } from '../src/lib/instruments';
import type { Sound } from '../src/lib/sound';
import { loudest } from '../src/pages/table/attention.svelte';

test.each<[Sound | undefined, (Sound | undefined)[]]>([
  [undefined, []],
  ['card', ['card']],
  ['turn', ['card', 'turn']],
  ['mistake', ['card', 'reveal', 'mistake', 'turn']],
  ['end', ['perfect', 'end', undefined]],
])('%s is heard of %s', (heard, at_once) => expect(loudest(at_once)).toBe(heard));

test('every sound is quiet, begins at once and ends within two and a half seconds', () => {
  const loud: number[] = [];
  const ends: number[] = [];
  class Node {
    gain = {
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: (value: number): void => void loud.push(value),
      exponentialRampToValueAtTime: (_: number, at: number): void => void ends.push(at),
    };
    connect = (to: unknown): unknown => to;
    start = vi.fn();
    stop = vi.fn();
    getChannelData = (): Float32Array => new Float32Array(4);
  }
  class Room extends Node {
    currentTime = 0;
    sampleRate = 100;
    destination = new Node();
  }
  for (const name of ['OscillatorNode', 'GainNode', 'AudioBuffer', 'AudioBufferSourceNode', 'BiquadFilterNode'])
    vi.stubGlobal(name, Node);
  vi.stubGlobal('AudioContext', Room);
  for (const name of ['card', 'turn', 'reveal', 'mistake', 'perfect', 'end', 'refused'] as Sound[]) {
    const before = loud.length;
    strike(name, 0.1);
    expect(loud.length).toBeGreaterThan(before);
  }
  expect(Math.max(...loud)).toBeLessThanOrEqual(0.1);
  expect(Math.max(...ends)).toBeLessThan(2.5);
});
