/** What pages and the house in a tab say to each other, over one channel that all tabs of the site hear. */

/** A page asks the house; `page` is who asks, and `n` the number of the request or socket. */
export type FromPage =
  | { is: 'hello'; page: string }
  | {
      is: 'request';
      page: string;
      n: number;
      method: string;
      path: string;
      body: string | ArrayBuffer;
      language: string;
    }
  | { is: 'connect'; page: string; n: number; path: string }
  | { is: 'say'; page: string; n: number; text: string }
  | { is: 'close'; page: string; n: number };

/** The house answers a page. */
export type ToPage =
  | { is: 'response'; page: string; n: number; status: number; kind: string; body: Uint8Array<ArrayBuffer> }
  | { is: 'said'; page: string; n: number; text: string }
  | { is: 'closed'; page: string; n: number };

/** How far the house has come. It says so to all pages when that changes, and whenever a page says hello. */
export interface Progress {
  is: 'progress';
  /** Another one whenever the house was opened anew: whatever was asked before is lost. */
  house: string;
  step: Step;
  /** What broke, if the house can't open. */
  fault?: string;
}
export type Step = 'python' | 'rules' | 'opening' | 'open' | 'broken';
export type Said = FromPage | ToPage | Progress;

export const channel = (base: string): string => `vernissage ${base}`;
/** The lock that a page holds as long as it lives. */
export const pageLock = (page: string): string => `vernissage page ${page}`;
/** The lock of whoever runs the house: of several tabs, one. */
export const houseLock = (base: string): string => `vernissage house ${base}`;
