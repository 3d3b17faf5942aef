import { attempt } from '../ui/rules/attempt';
import { createPreferenceStore, type PreferenceStore } from './store';

/** Where nothing is known of the system. */
const noQuery = { matches: false, addEventListener: () => {} };

let store: PreferenceStore | undefined;

/** The page's one store, which the shell and every demo share. In a browser only. */
export function browserStore(): PreferenceStore {
  if (store) return store;
  const channel = attempt(() => new BroadcastChannel('preferences'));
  store = createPreferenceStore({
    document,
    location: window.location,
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    darkQuery: attempt(() => window.matchMedia('(prefers-color-scheme: dark)')) ?? noQuery,
    onOtherTab: (listener) => {
      window.addEventListener('storage', (event) => {
        if (event.storageArea === null || event.storageArea === attempt(() => window.localStorage))
          listener(event.key);
      });
      channel?.addEventListener('message', ({ data }) => {
        const { key, word } = (data ?? {}) as { key?: unknown; word?: unknown };
        if (typeof key === 'string' && typeof word === 'string') listener(key, word);
      });
    },
    tellOtherTabs: (key, word) => channel?.postMessage({ key, word }),
    onRestored: (listener) => {
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) listener();
      });
    },
    secure: window.location.protocol === 'https:',
  });
  return store;
}
