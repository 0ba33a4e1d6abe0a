import { expect, test } from 'vitest';
import { syllables } from '../scripts/syllables';
import { learn, softened, softenedPerson } from '../src/lib/syllables';

const seen = (words: string): string => words.replaceAll('\u00ad', '·');
const broken = (language: string, ...words: string[]): string[] => syllables(words, language).map(seen);

test('long words break where the dictionary of their language breaks them', () => {
  expect(broken('en', 'Hedgehog', 'Corkscrew', 'Toadstool', 'Lighthouse')).toEqual([
    'hedge·hog',
    'cork·screw',
    'toad·stool',
    'light·house',
  ]);
  expect(broken('de', 'Mausefalle', 'Schneemann', 'Fliegenpilz')).toEqual([
    'mau·se·fal·le',
    'schnee·mann',
    'flie·gen·pilz',
  ]);
  expect(broken('fr', 'champignon', 'souricière')).toEqual(['cham·pi·gnon', 'sou·ri·cière']);
  expect(broken('nl', 'paddenstoel', 'kurkentrekker')).toEqual(['pad·den·stoel', 'kur·ken·trek·ker']);
  expect(broken('it', 'cavatappi')).toEqual(['ca·va·tap·pi']);
});

test('an English mousetrap is never a mou-se-trap: what a dictionary does not break stays whole', () => {
  expect(broken('en', 'mousetrap')).toEqual([]);
});

test('names of messages, and what is put into them, are not read', () => {
  expect(broken('en', 'lighthouse-keeper = A { $lighthouse }\n    .butterfly = a corkscrew')).toEqual(['cork·screw']);
});

test('a name breaks as its words were learnt, whatever its capitals, and nothing else is added', () => {
  learn('en', 'hedge\u00adhog but\u00adter\u00adfly');
  expect(['Hedgehog', 'a BUTTERFLY', 'von Maximiliane', 'Zoë'].map((name) => seen(softened(name)))).toEqual([
    'Hedge·hog',
    'a BUT·TER·FLY',
    'von Maximiliane',
    'Zoë',
  ]);
});

test('a short word breaks, too, where it was learnt', () => {
  learn('fr', 'cade\u00adnas');
  expect(seen(softened('cadenas'))).toBe('cade·nas');
});

test('in another language other words are known', () => {
  learn('en', 'hedge\u00adhog');
  learn('de', 'schnee\u00admann');
  expect(['Hedgehog', 'Schneemann'].map((name) => seen(softened(name)))).toEqual(['Hedgehog', 'Schnee·mann']);
});

test('a long name of somebody, in no dictionary, breaks before a consonant, never near an end', () => {
  expect(['Maximiliane', 'Friederike Anna', 'Zoë'].map((name) => seen(softenedPerson(name)))).toEqual([
    'Maxi·mi·liane',
    'Frie·de·rike Anna',
    'Zoë',
  ]);
});
