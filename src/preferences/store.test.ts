/** @jest-environment jsdom */
import { headScript } from './headScript';
import { knownValue, themeColors } from './registry';
import { createPreferenceStore } from './store';

function environment({
  dark = false,
  stored = {} as Record<string, string>,
  blocked = false,
} = {}) {
  const values = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
  const open = () => {
    if (blocked) throw new DOMException('denied', 'SecurityError');
    return storage;
  };
  const query = {
    matches: dark,
    listeners: [] as (() => void)[],
    addEventListener: (_: string, listener: () => void) => void query.listeners.push(listener),
  };
  const tabs: ((key: string | null) => void)[] = [];
  return {
    values,
    query,
    tabs,
    store: () =>
      createPreferenceStore({
        document,
        localStorage: open,
        sessionStorage: open,
        darkQuery: query,
        onOtherTab: (listener) => void tabs.push(listener),
        secure: true,
      }),
  };
}

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" content=""><meta name="theme-color" content="">';
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.body.className = '';
});

it('shows the chosen mode on html, body and every theme-color', () => {
  const { store } = environment();
  const preferences = store();
  expect(document.body.className).toBe('mode-light');
  preferences.set('mode', 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.body.className).toBe('mode-dark');
  expect([...document.querySelectorAll('meta')].map(({ content }) => content)).toEqual([
    themeColors.dark,
    themeColors.dark,
  ]);
});

it('follows the operating system while the choice is system', () => {
  const { store, query } = environment();
  const preferences = store();
  query.matches = true;
  query.listeners.forEach((listener) => listener());
  expect(preferences.effectiveMode()).toBe('dark');
  preferences.set('mode', 'light');
  expect(preferences.effectiveMode()).toBe('light');
});

it('stores a choice and tells subscribers until they leave', () => {
  const { store, values } = environment();
  const preferences = store();
  const listener = jest.fn();
  const leave = preferences.subscribe(listener);
  preferences.set('mode', 'dark');
  leave();
  preferences.set('mode', 'light');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(values.get('mui-mode')).toBe('light');
});

it('keeps working for the visit when storage is blocked', () => {
  const preferences = environment({ blocked: true }).store();
  preferences.set('mode', 'dark');
  expect(preferences.get('mode')).toBe('dark');
});

it('takes over what another tab stored, and nothing unknown', () => {
  const { store, values, tabs } = environment();
  const preferences = store();
  values.set('mui-mode', 'dark');
  tabs.forEach((tell) => tell('mui-mode'));
  expect(preferences.get('mode')).toBe('dark');
  values.set('mui-mode', 'purple');
  tabs.forEach((tell) => tell('mui-mode'));
  expect(preferences.get('mode')).toBe('system');
});

it('ignores values outside the closed set', () => {
  expect(knownValue('mode', 'purple')).toBeUndefined();
  expect(knownValue('code', 'JS')).toBe('JS');
  expect(knownValue('code', null)).toBeUndefined();
});

describe('head script', () => {
  function runScript(options: {
    mode?: string;
    cookie?: string;
    dark?: boolean;
    blocked?: boolean;
  }) {
    const attributes = new Map<string, string>();
    const fakeDocument = {
      documentElement: {
        setAttribute: (name: string, value: string) => void attributes.set(name, value),
        getAttribute: (name: string) => attributes.get(name),
      },
      cookie: options.cookie ?? '',
      querySelectorAll: () => [],
    };
    const fakeWindow = {
      get localStorage() {
        if (options.blocked) throw new Error('denied');
        return { getItem: (key: string) => (key === 'mui-mode' ? (options.mode ?? null) : null) };
      },
      matchMedia: () => ({ matches: options.dark ?? false }),
    };
    new Function('document', 'window', headScript())(fakeDocument, fakeWindow);
    return Object.fromEntries(attributes);
  }

  it.each([
    [{}, { 'data-mode': 'system', 'data-theme': 'light', 'data-code': 'TS' }],
    [{ dark: true }, { 'data-mode': 'system', 'data-theme': 'dark' }],
    [{ mode: 'dark' }, { 'data-mode': 'dark', 'data-theme': 'dark' }],
    [
      { mode: 'purple', dark: true },
      { 'data-mode': 'system', 'data-theme': 'dark' },
    ],
    [
      { mode: 'dark', blocked: true },
      { 'data-mode': 'system', 'data-theme': 'light' },
    ],
    [{ cookie: 'a=b; codeVariant=JS' }, { 'data-code': 'JS' }],
    [{ cookie: 'codeVariant=PHP' }, { 'data-code': 'TS' }],
    [{ cookie: 'xcodeVariant=JS' }, { 'data-code': 'TS' }],
  ])('%j', (given, expected) => {
    expect(runScript(given)).toMatchObject(expected);
  });

  it('is one line without anything that could end the script element', () => {
    expect(headScript()).not.toMatch(/\n|<\//);
  });
});
