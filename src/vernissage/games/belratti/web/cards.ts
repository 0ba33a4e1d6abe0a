/** The words of the rulebook, as the table in the browser uses them. */
import type { Hang, Lay, OpenJoker, Signal, Table } from './types';

export type Place = Hang['place'];
export type Theme = Lay['theme'];
export type Joker = OpenJoker['joker'];
export type Phase = Table['phase'];
/** What a painter may say: how many fit how well, or how many one would lay. */
export type Word = Signal['fit'] | 'lay';

export const THEMES = ['one', 'two'] as const satisfies readonly Theme[];
export const PLACES = ['one', 'two', 'out'] as const satisfies readonly Place[];
export const FITS = ['perfect', 'well', 'so-so', 'badly'] as const satisfies readonly Signal['fit'][];
export const WORDS = [...FITS, 'lay'] as const satisfies readonly Word[];
