import { attempt } from '../ui/rules/attempt';
import { readCookie } from './rules/readCookie';
import {
  knownValue,
  preferenceNames,
  registry,
  themeColors,
  type Preference,
  type PreferenceName,
  type PreferenceValue,
} from './rules/registry';
import { linkedPreferences, type Preferences } from './rules/resolvePreferences';

/** Seconds a preference cookie lives: one year. */
const cookieLifetime = 31536000;

/** What the store needs of the browser; tests pass their own. */
export interface PreferenceEnvironment {
  document: Document;
  location: { search: string; hash: string };
  localStorage: () => Storage;
  sessionStorage: () => Storage;
  /** Media query for the operating system's dark mode. */
  darkQuery: { matches: boolean; addEventListener: (type: 'change', listener: () => void) => void };
  /**
   * Calls back with the storage key that another tab changed, or null for all of them; and with the new
   * word, where it is no storage that tells.
   */
  onOtherTab: (listener: (key: string | null, word?: string) => void) => void;
  /** Tells other tabs what a cookie has become, which browsers do not. */
  tellOtherTabs: (key: string, word: string) => void;
  /** Calls back when the page comes out of the back/forward cache. */
  onRestored: (listener: () => void) => void;
  /** Whether cookies may carry `Secure`. */
  secure: boolean;
}

/** Reads, changes and follows the reader's preferences. */
export interface PreferenceStore {
  get: <Name extends PreferenceName>(name: Name) => PreferenceValue<Name>;
  all: () => Preferences;
  /** What is stored, whatever a link shows; the default if that is nothing known. */
  kept: <Name extends PreferenceName>(name: Name) => PreferenceValue<Name>;
  /**
   * Stores the reader's choice and shows it. A blocked storage keeps it for the visit.
   * @param kept - what is stored, where the reader has changed only a part of what a link shows
   */
  set: <Name extends PreferenceName>(
    name: Name,
    value: PreferenceValue<Name>,
    kept?: PreferenceValue<Name>,
  ) => void;
  /** Shows a value for this visit, without storing it: what a link asks for. */
  show: (values: Partial<Preferences>) => void;
  /** Light or dark: the choice, or what the operating system says. */
  effectiveMode: () => 'light' | 'dark';
  subscribe: (listener: () => void) => () => void;
}

export function createPreferenceStore(environment: PreferenceEnvironment): PreferenceStore {
  const { document, darkQuery } = environment;
  const root = document.documentElement;
  const listeners = new Set<() => void>();
  // Kept, and asked for only when it is told: Chromium takes an answer given in between for the telling,
  // and a demo that wakes at that moment would keep the whole page in the old mode.
  let isSystemDark = darkQuery.matches;
  /** What links have asked for on this visit. */
  const linked = linkedPreferences(environment.location);

  const get = <Name extends PreferenceName>(name: Name): PreferenceValue<Name> =>
    knownValue(name, root.getAttribute(registry[name].attribute)) ?? registry[name].default;

  const effectiveMode = (): 'light' | 'dark' => {
    const mode = get('mode');
    if (mode === 'system') return isSystemDark ? 'dark' : 'light';
    return mode;
  };

  const present = (): void => {
    const mode = effectiveMode();
    // Paper is light, also while the page wakes up.
    if (!root.hasAttribute('data-paper') && root.getAttribute('data-theme') !== mode)
      root.setAttribute('data-theme', mode);
    document.body.classList.toggle('mode-dark', mode === 'dark');
    document.body.classList.toggle('mode-light', mode === 'light');
    const direction = get('direction');
    // Even the same word, written again, costs the style of every element.
    if (document.body.dir !== direction) document.body.dir = direction;
    document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => {
      meta.setAttribute('content', themeColors[mode]);
    });
    listeners.forEach((listener) => listener());
  };

  const storageOf = (name: PreferenceName): Storage =>
    registry[name].keep === 'session' ? environment.sessionStorage() : environment.localStorage();

  const read = (name: PreferenceName): string | null =>
    attempt(() =>
      registry[name].keep === 'cookie'
        ? readCookie(document.cookie, registry[name].storageKey)
        : storageOf(name).getItem(registry[name].storageKey),
    ) ?? null;

  const write = (name: PreferenceName, value: string): void => {
    const { keep, storageKey } = registry[name];
    attempt(() => {
      if (keep === 'cookie') {
        document.cookie = `${storageKey}=${value};Path=/;Max-Age=${cookieLifetime};SameSite=Lax${environment.secure ? ';Secure' : ''}`;
        environment.tellOtherTabs(storageKey, value);
      } else {
        storageOf(name).setItem(storageKey, value);
      }
    });
  };

  const show = (values: Partial<Preferences>): void => {
    for (const name of preferenceNames) {
      const value = values[name];
      if (value !== undefined) root.setAttribute(registry[name].attribute, value);
    }
    present();
  };

  /** What is stored, for the preferences that pass; one that holds nothing known keeps what is shown. */
  const stored = (passes: (name: PreferenceName) => boolean): Partial<Preferences> =>
    Object.fromEntries(
      preferenceNames.filter(passes).flatMap((name) => {
        const value = knownValue(name, read(name));
        return value === undefined ? [] : [[name, value]];
      }),
    ) as Partial<Preferences>;

  const followSystem = (): void => {
    isSystemDark = darkQuery.matches;
    present();
  };

  attempt(() => darkQuery.addEventListener('change', followSystem));
  environment.onOtherTab((key, word) => {
    // The session's own storage is no other tab's affair.
    const told = preferenceNames.filter(
      (name) =>
        registry[name].keep !== 'session' && (key === null || registry[name].storageKey === key),
    );
    if (told.length === 0) return;
    const defaults = Object.fromEntries(told.map((name) => [name, registry[name].default]));
    // A cookie that another tab has just written may not be readable here yet: its word comes along.
    const [only] = told;
    const said = only && word !== undefined ? { [only]: knownValue(only, word) } : {};
    show({ ...defaults, ...stored((name) => told.includes(name)), ...said });
  });
  environment.onRestored(() => {
    isSystemDark = darkQuery.matches;
    // The page was away while another may have changed something. What is shown because a link asked for it stays.
    show(stored((name) => get(name) !== linked[name]));
  });

  for (const name of preferenceNames) {
    const { formerly }: Preference = registry[name];
    const word = read(name);
    const value = knownValue(name, word);
    // A word of an older site is rewritten to the one that stands for it now.
    if (formerly && word !== null && value !== undefined && value !== word) write(name, value);
  }
  present();

  return {
    get,
    all: () => Object.fromEntries(preferenceNames.map((name) => [name, get(name)])) as Preferences,
    kept: (name) => knownValue(name, read(name)) ?? registry[name].default,
    effectiveMode,
    set: (name, value, kept = value) => {
      root.setAttribute(registry[name].attribute, value);
      write(name, kept);
      // The rest is still what a link has asked for.
      if (kept !== value) Object.assign(linked, { [name]: value });
      present();
    },
    show: (values) => show(Object.assign(linked, values)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
