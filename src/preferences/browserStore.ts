import { createPreferenceStore, type PreferenceStore } from './store';

let store: PreferenceStore | undefined;

/** The page's one store, which the shell and every demo share. In a browser only. */
export function browserStore(): PreferenceStore {
  if (store) return store;
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('preferences') : undefined;
  store = createPreferenceStore({
    document,
    location: window.location,
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    darkQuery: window.matchMedia('(prefers-color-scheme: dark)'),
    onOtherTab: (listener) => {
      window.addEventListener('storage', (event) => {
        if (event.storageArea === null || event.storageArea === safeLocalStorage())
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

/** Storage that may be blocked: then no event of it can come either. */
function safeLocalStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
