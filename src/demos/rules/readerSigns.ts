/** What only a reader does. */
export const readerSigns = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown'] as const;

/** How far before the viewport a demo's code is fetched once a reader has moved, in heights of the viewport. */
export const foresight = 1.5;
