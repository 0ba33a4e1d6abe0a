/** The reactions, as drawings: phrases that come with a picture. */
const FACE = 'M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4z';
/** By the phrase that it stands for: what is filled, and the lines upon it. */
export const PATHS = {
  applause: [
    'M7.2 14.6 4.6 12a1.5 1.5 0 0 1 2.1-2.1l-.9-.9A1.5 1.5 0 0 1 8 6.9l.5.5a1.5 1.5 0 0 1 2.2-2l5.6 5.7V8.4a1.5 1.5 0 0 1 3 0v6.2a6 6 0 0 1-10.3 4.2z',
    'M13.5 4.5 14 2.2M17 5.2l1.6-1.9M19.6 7.6l2.2-.9',
  ],
  laugh: [FACE, 'M7 10.4c.5-1.3 2.2-1.3 2.7 0M14.3 10.4c.5-1.3 2.2-1.3 2.7 0M7 13.6h10a5 5 0 0 1-10 0z'],
  wow: [
    FACE,
    'M8.6 9.6v.6M15.4 9.6v.6M7 6.6c.8-.9 2-1.1 3-.7M17 6.6c-.8-.9-2-1.1-3-.7M12 13.4a2.1 2.6 0 1 0 0 5.2 2.1 2.6 0 0 0 0-5.2z',
  ],
  hmm: [FACE, 'M8.6 10.4v.6M15.4 10.4v.6M7 8h3.2M13.8 7.4 17 6.3M8.8 16.4l6.2-1.8'],
  heart: ['M12 20.4C5.8 16 2.9 12.7 2.9 9A4.7 4.7 0 0 1 12 7.5 4.7 4.7 0 0 1 21.1 9c0 3.7-2.9 7-9.1 11.4z', ''],
};
export type Reacting = keyof typeof PATHS;
export const REACTIONS = Object.keys(PATHS) as Reacting[];
export const isReaction = (phrase: string): phrase is Reacting => phrase in PATHS;
