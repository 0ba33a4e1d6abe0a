import { describe, expect, test } from 'vitest';
import box from '../box.json';
import { exampleOf } from '../cards';
import { ruleOf } from '../explain';

const scoring = [...Object.keys(box.ladders), 'bonus'];

describe('a scoring card explained', () => {
  test('has an example for every condition, even with nothing in hand', () => {
    for (const card of scoring) expect(exampleOf(card)?.times, card).toBeGreaterThan(0);
  });

  test('names its own rule', () => {
    expect(new Set(scoring.map(ruleOf)).size).toBe(scoring.length);
  });
});
