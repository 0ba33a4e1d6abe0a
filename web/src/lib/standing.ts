import type { Standing } from './protocol';

/** What concerns this visitor alone, until the house has said it. */
export const NOTHING: Standing = {
  sees: 'open',
  may_ask: [],
  may_take: [],
  asked: null,
  decides: [],
  may_offer: [],
  may_remove: [],
  may_stop: false,
  stops: false,
  removed: false,
  uncounted: false,
};
