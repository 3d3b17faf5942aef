import type { CodeStyle } from './types';

/** The order in which the stylings stand in a page. */
export const codeStyles: readonly CodeStyle[] = ['system', 'css', 'tailwind'];
