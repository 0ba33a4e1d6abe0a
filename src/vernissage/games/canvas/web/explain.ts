/** How a scoring card is explained: its rule, and the icons it speaks of. */
const RULES: Record<string, string> = {
  variety: 'CAN-5.1',
  repetition: 'CAN-5.2',
  emphasis: 'CAN-5.3',
  composition: 'CAN-5.4',
  movement: 'CAN-5.5',
  hierarchy: 'CAN-5.6',
  proportion: 'CAN-5.7',
  style: 'CAN-5.8',
  proximity: 'CAN-5.9',
  symmetry: 'CAN-5.10',
  space: 'CAN-5.11',
  consistency: 'CAN-5.12',
  bonus: 'CAN-3.11',
};

/** The elements a condition names, as they are drawn. */
const SIGNS: Record<string, readonly string[]> = {
  variety: ['hue', 'shape', 'texture', 'tone'],
  repetition: ['shape', 'shape'],
  emphasis: ['hue'],
  hierarchy: ['tone'],
  style: ['texture', 'texture', 'texture'],
  proximity: ['texture', 'tone'],
  space: ['hue', 'shape'],
};

export function signsOf(scoring: string): readonly string[] {
  return SIGNS[scoring] ?? [];
}

export function ruleOf(scoring: string): string {
  return RULES[scoring] ?? 'CAN-3.9';
}
