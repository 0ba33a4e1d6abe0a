/** Where the pages lie, with a slash at its end: `/` in a house; wherever a static site was put (see src/tab). */
const script = import.meta.url;
export const BASE = import.meta.env.PROD ? new URL('..', script).pathname : '/';
