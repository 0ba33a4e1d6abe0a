import { expect, test } from 'vitest';
import { fields } from '../src/pages/lobby/schema';

/** A schema as the house sends it: the options themselves are a definition of their own. */
const schema = (properties: object): object => ({
  $ref: '#/$defs/Options',
  $defs: { Options: { type: 'object', properties }, Pace: { enum: ['slow', 'fast'] } },
});
const nothing = { type: 'null' };

test('how many play is not asked: it is who sits down', () => {
  expect(fields(schema({ players: { type: 'integer', minimum: 2, maximum: 6 } }))).toEqual([]);
});

test('a few words are side by side, also where they are defined elsewhere', () => {
  expect(fields(schema({ actions: { enum: [3, 'unlimited'] }, pace: { $ref: '#/$defs/Pace' } }))).toEqual([
    { kind: 'choice', name: 'actions', values: [3, 'unlimited'] },
    { kind: 'choice', name: 'pace', values: ['slow', 'fast'] },
  ]);
});

test('a few numbers are side by side, many are stepped through', () => {
  const few = { type: 'integer', minimum: 1, maximum: 3 };
  const many = { anyOf: [{ type: 'integer', minimum: 1, maximum: 1000 }, nothing] };
  expect(fields(schema({ few, many }))).toEqual([
    { kind: 'choice', name: 'few', values: [1, 2, 3] },
    { kind: 'number', name: 'many', least: 1, most: 1000, nullable: true },
  ]);
});

test('a seat is one of the people, yes or no is a switch', () => {
  const first = { anyOf: [{ description: 'a seat, counted clockwise from 0', type: 'integer', minimum: 0 }, nothing] };
  expect(fields(schema({ first, hints: { type: 'boolean' } }))).toEqual([
    { kind: 'seat', name: 'first', nullable: true },
    { kind: 'switch', name: 'hints' },
  ]);
});

test('what no button can choose is not drawn', () => {
  expect(fields(schema({ names: { type: 'array' }, motto: { type: 'string' } }))).toEqual([]);
});

test('many words are picked from cards, a few numbers never', () => {
  const scenario = { enum: ['a', 'b', 'c', 'd', 'e'] };
  expect(fields(schema({ scenario, level: { enum: [0, 1, 2, 3, 4, 5] } }))).toEqual([
    { kind: 'pick', name: 'scenario', values: ['a', 'b', 'c', 'd', 'e'] },
    { kind: 'choice', name: 'level', values: [0, 1, 2, 3, 4, 5] },
  ]);
});

test('a list of words is several of them, within its limits, and may replace another option', () => {
  const any = { type: 'array', items: { $ref: '#/$defs/Pace' } };
  const two = { type: 'array', items: { enum: ['x', 'y', 'z'] }, minItems: 1, maxItems: 2, replaces: 'any' };
  expect(fields(schema({ any, two }))).toEqual([
    { kind: 'several', name: 'any', values: ['slow', 'fast'], least: 0, most: Infinity, replaces: null },
    { kind: 'several', name: 'two', values: ['x', 'y', 'z'], least: 1, most: 2, replaces: 'any' },
  ]);
});
