import {
  knownValue,
  registry,
  themeColors,
  type PreferenceName,
  type PreferenceValue,
} from './registry';

/** Seconds a preference cookie lives: one year. */
const cookieLifetime = 31536000;

/** What the store needs of the browser; tests pass their own. */
export interface PreferenceEnvironment {
  document: Document;
  localStorage: () => Storage;
  sessionStorage: () => Storage;
  /** Media query for the operating system's dark mode. */
  darkQuery: { matches: boolean; addEventListener: (type: 'change', listener: () => void) => void };
  /** Calls back with the storage key that another tab changed. */
  onOtherTab: (listener: (key: string | null) => void) => void;
  /** Whether cookies may carry `Secure`. */
  secure: boolean;
}

/** Reads, changes and follows the reader's preferences. */
export interface PreferenceStore {
  get: <Name extends PreferenceName>(name: Name) => PreferenceValue<Name>;
  /** Stores the reader's choice and shows it. A blocked storage keeps it for the visit. */
  set: <Name extends PreferenceName>(name: Name, value: PreferenceValue<Name>) => void;
  /** Light or dark: the choice, or what the operating system says. */
  effectiveMode: () => 'light' | 'dark';
  subscribe: (listener: () => void) => () => void;
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function createPreferenceStore(environment: PreferenceEnvironment): PreferenceStore {
  const { document, darkQuery } = environment;
  const root = document.documentElement;
  const listeners = new Set<() => void>();

  const get = <Name extends PreferenceName>(name: Name): PreferenceValue<Name> =>
    knownValue(name, root.getAttribute(registry[name].attribute)) ?? registry[name].default;

  const effectiveMode = (): 'light' | 'dark' => {
    const mode = get('mode');
    if (mode === 'system') return darkQuery.matches ? 'dark' : 'light';
    return mode;
  };

  const show = (): void => {
    const mode = effectiveMode();
    root.setAttribute('data-theme', mode);
    document.body.classList.toggle('mode-dark', mode === 'dark');
    document.body.classList.toggle('mode-light', mode === 'light');
    document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => {
      meta.setAttribute('content', themeColors[mode]);
    });
    listeners.forEach((listener) => listener());
  };

  const write = (name: PreferenceName, value: string): void => {
    const { keep, storageKey } = registry[name];
    attempt(() => {
      if (keep === 'cookie') {
        document.cookie = `${storageKey}=${value};Path=/;Max-Age=${cookieLifetime};SameSite=Lax${environment.secure ? ';Secure' : ''}`;
      } else {
        (keep === 'session' ? environment.sessionStorage() : environment.localStorage()).setItem(
          storageKey,
          value,
        );
      }
    });
  };

  darkQuery.addEventListener('change', show);
  environment.onOtherTab((key) => {
    const name = (Object.keys(registry) as PreferenceName[]).find(
      (candidate) => registry[candidate].keep === 'local' && registry[candidate].storageKey === key,
    );
    if (!name) return;
    const stored = attempt(() => environment.localStorage().getItem(registry[name].storageKey));
    root.setAttribute(registry[name].attribute, knownValue(name, stored) ?? registry[name].default);
    show();
  });
  show();

  return {
    get,
    effectiveMode,
    set: (name, value) => {
      root.setAttribute(registry[name].attribute, value);
      write(name, value);
      show();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
