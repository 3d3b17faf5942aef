import { createPreferenceStore, type PreferenceStore } from './store';

let store: PreferenceStore | undefined;

/** The page's one store, which the shell and every demo share. In a browser only. */
export function browserStore(): PreferenceStore {
  store ??= createPreferenceStore({
    document,
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    darkQuery: window.matchMedia('(prefers-color-scheme: dark)'),
    onOtherTab: (listener) => {
      window.addEventListener('storage', (event) => listener(event.key));
    },
    secure: window.location.protocol === 'https:',
  });
  return store;
}
