import type { Preferences } from '../../src/preferences/rules/resolvePreferences';

/** What a reader has chosen that a link may carry. */
export const chosenPreferences = {
  mode: 'dark',
  direction: 'rtl',
  density: 'standard',
  code: 'JS',
  style: 'css',
  installed: '',
} satisfies Partial<Preferences>;
