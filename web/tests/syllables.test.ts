import { expect, test } from 'vitest';
import { softened } from '../src/lib/syllables';

const seen = (name: string): string => softened(name).replaceAll('\u00ad', '·');

test('long words may break between syllables, in any language', () => {
  expect(['Schneemann', 'Vorhängeschloss', 'Handschuhe', 'Hubschrauber'].map(seen)).toEqual([
    'Schnee·mann',
    'Vor·hän·ge·schloss',
    'Hand·schuhe',
    'Hub·schrau·ber',
  ]);
  expect(['parapluie', 'hélicoptère', 'bibliothèque'].map(seen)).toEqual([
    'para·pluie',
    'héli·cop·tère',
    'biblio·thè·que',
  ]);
  expect(['ombrellone', 'spazzolino'].map(seen)).toEqual(['ombrel·lone', 'spaz·zo·lino']);
});

test('short words stay whole, and nothing but soft hyphens is added', () => {
  expect(['Kaktus', 'rain hat', 'Zoë'].map(softened)).toEqual(['Kaktus', 'rain hat', 'Zoë']);
  expect(softened('von Maximiliane').replaceAll('\u00ad', '')).toBe('von Maximiliane');
});
