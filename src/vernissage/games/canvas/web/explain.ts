/** How a scoring card is explained: its rule, and an example from the cards one holds. */
import type { Pile } from './cards';
import { visible } from './painting';
import { example, met } from './ribbons';

const RULES: Record<string, string> = {
  variety: 'CAN-5.1', repetition: 'CAN-5.2', emphasis: 'CAN-5.3', composition: 'CAN-5.4', movement: 'CAN-5.5',
  hierarchy: 'CAN-5.6', proportion: 'CAN-5.7', style: 'CAN-5.8', proximity: 'CAN-5.9', symmetry: 'CAN-5.10',
  space: 'CAN-5.11', consistency: 'CAN-5.12', bonus: 'CAN-3.11',
};

/** Cards for examples where neither hand nor row has one: with them every condition can be met. */
const BOX: Pile = ['art-3', 'art-10', 'art-29', 'art-32', 'art-37', 'art-44', 'art-51', 'art-54', 'art-59', 'art-60'];

/** The elements a condition names, as they are drawn. */
const SIGNS: Record<string, readonly string[]> = {
  variety: ['hue', 'shape', 'texture', 'tone'], repetition: ['shape', 'shape'], emphasis: ['hue'], hierarchy: ['tone'],
  style: ['texture', 'texture', 'texture'], proximity: ['texture', 'tone'], space: ['hue', 'shape'],
};

export function signsOf(scoring: string): readonly string[] {
  return SIGNS[scoring] ?? [];
}

export function ruleOf(scoring: string): string {
  return RULES[scoring] ?? 'CAN-3.9';
}

export interface Example {
  cards: Pile;
  won: number;
  from: 'hand' | 'row' | 'box';
}

/** Three cards that meet the condition: of the hand if they can, else with cards of the row, else of the box. */
export function showOf(scoring: string, hand: Pile, row: Pile): Example | null {
  const places = [['hand', hand], ['row', [...hand, ...row]], ['box', BOX]] as const;
  for (const [from, cards] of places) {
    const found = example(scoring, cards);
    if (found) return { cards: found, won: met(scoring, visible(found)), from };
  }
  return null;
}
