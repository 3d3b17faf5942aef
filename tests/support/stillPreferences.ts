import type { PreferenceStore } from '../../src/preferences';

/** Preferences that nobody changes, for the code that mounts demos: light, ltr and standard. */
export const stillPreferences = {
  get: (name: string) => (name === 'direction' ? 'ltr' : 'standard'),
  effectiveMode: () => 'light',
  subscribe: () => () => {},
} as unknown as PreferenceStore;
