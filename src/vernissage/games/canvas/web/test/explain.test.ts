import { describe, expect, test } from 'vitest';
import box from '../box.json';
import { ruleOf, showOf } from '../explain';

const scoring = [...Object.keys(box.ladders), 'bonus'];

describe('a scoring card explained', () => {
  test('has an example for every condition, even with nothing in hand', () => {
    for (const card of scoring) expect(showOf(card, [], []), card).toMatchObject({ from: 'box' });
  });

  test('is explained by the own hand if that can show it, else with the row', () => {
    const hand = ['art-7', 'art-33', 'art-20'];
    expect(showOf('repetition', hand, ['art-1'])).toMatchObject({ from: 'hand', won: 2 });
    expect(showOf('repetition', ['art-8', 'art-48'], ['art-1', 'art-25'])).toMatchObject({ from: 'row', won: 1 });
  });

  test('names its own rule', () => {
    expect(new Set(scoring.map(ruleOf)).size).toBe(scoring.length);
  });
});
