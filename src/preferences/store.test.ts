/** @jest-environment jsdom */
import fc from 'fast-check';
import { formatInstalled, installedProperties } from '../lens/rules/installed';
import { bodyScript } from './rules/bodyScript';
import { headScript } from './rules/headScript';
import { readCookie } from './rules/readCookie';
import { knownValue, preferenceNames, registry, themeColors } from './rules/registry';
import { resolvePreferences } from './rules/resolvePreferences';
import { createPreferenceStore } from './store';

function environment({
  dark = false,
  stored = {} as Record<string, string>,
  blocked = false,
  search = '',
  hash = '',
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
  const tabs: ((key: string | null, word?: string) => void)[] = [];
  const restored: (() => void)[] = [];
  const told: [string, string][] = [];
  return {
    values,
    query,
    tabs,
    restored,
    told,
    store: () =>
      createPreferenceStore({
        document,
        location: { search, hash },
        localStorage: open,
        sessionStorage: open,
        darkQuery: query,
        onOtherTab: (listener) => void tabs.push(listener),
        tellOtherTabs: (...said) => void told.push(said),
        onRestored: (listener) => void restored.push(listener),
        secure: false,
      }),
  };
}

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" content=""><meta name="theme-color" content="">';
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.body.className = '';
  for (const name of ['codeVariant', 'codeStyling']) document.cookie = `${name}=;Max-Age=0;Path=/`;
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

it('follows the operating system although something asks for the mode before the change is told', () => {
  // As in Chromium: an answer about the new state takes the event away.
  let isUntold = false;
  let isDark = false;
  const { query, store } = environment();
  Object.defineProperty(query, 'matches', {
    get: () => {
      isUntold = false;
      return isDark;
    },
  });
  const preferences = store();
  [isDark, isUntold] = [true, true];
  expect(preferences.effectiveMode()).toBe('light');
  if (isUntold) query.listeners.forEach((listener) => listener());
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(preferences.effectiveMode()).toBe('dark');
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

it('puts the direction on html and body', () => {
  const preferences = environment().store();
  expect([document.documentElement.dir, document.body.dir]).toEqual(['', 'ltr']);
  preferences.set('direction', 'rtl');
  expect([document.documentElement.dir, document.body.dir]).toEqual(['rtl', 'rtl']);
});

it('finds on body what the inline scripts have put there, and writes nothing again', async () => {
  const matchMedia = () => ({ matches: false });
  new Function('document', 'window', headScript())(document, {
    location: window.location,
    localStorage,
    sessionStorage,
    matchMedia,
  });
  new Function(bodyScript())();
  expect([document.body.dir, document.body.className]).toEqual(['ltr', 'mode-light']);
  const written: MutationRecord[] = [];
  const observer = new MutationObserver((records) => written.push(...records));
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['dir', 'data-theme'],
  });
  observer.observe(document.body, { attributes: true, attributeFilter: ['dir'] });
  environment().store();
  await Promise.resolve();
  expect(written).toEqual([]);
});

it('writes a cookie only when the reader chooses, and tells other tabs', () => {
  const { store, told } = environment();
  const preferences = store();
  preferences.show({ code: 'JS' });
  expect(preferences.get('code')).toBe('JS');
  expect(document.cookie).toBe('');
  preferences.set('style', 'tailwind');
  expect(document.cookie).toBe('codeStyling=tailwind');
  expect(told).toEqual([['codeStyling', 'tailwind']]);
});

it.each([
  ['MUI System', 'system'],
  ['CSS', 'css'],
  ['Tailwind', 'tailwind'],
])('rewrites the cookie %s of an older site to %s', (former, value) => {
  document.cookie = `codeStyling=${former};Path=/`;
  environment().store();
  expect(document.cookie).toBe(`codeStyling=${value}`);
});

it('leaves a cookie that it does not know alone', () => {
  document.cookie = 'codeStyling=Sass;Path=/';
  environment().store();
  expect(document.cookie).toBe('codeStyling=Sass');
});

it('shows what was stored meanwhile when it comes out of the back/forward cache', () => {
  const { store, values, restored } = environment({ search: '?dir=rtl' });
  const preferences = store();
  preferences.show({ direction: 'rtl' });
  values.set('mui-mode', 'dark');
  values.set('docs-direction', 'ltr');
  document.cookie = 'codeVariant=JS;Path=/';
  restored.forEach((restore) => restore());
  expect(preferences.all()).toMatchObject({ mode: 'dark', code: 'JS', direction: 'rtl' });
});

it('keeps what the reader chose behind a link when it comes out of the back/forward cache', () => {
  const { store, restored } = environment({ search: '?mode=dark&code=js' });
  const preferences = store();
  preferences.show({ mode: 'dark', code: 'JS' });
  preferences.set('mode', 'light');
  preferences.set('code', 'TS');
  restored.forEach((restore) => restore());
  expect(preferences.all()).toMatchObject({ mode: 'light', code: 'TS' });
});

it('takes over what another tab chose behind a link, also after the back/forward cache', () => {
  const { store, values, tabs, restored } = environment({ search: '?mode=dark' });
  const preferences = store();
  values.set('mui-mode', 'light');
  tabs.forEach((tell) => tell('mui-mode'));
  restored.forEach((restore) => restore());
  expect(preferences.get('mode')).toBe('light');
});

it('keeps for the visit what a link asked for, at whatever address the page comes back', () => {
  const { store, restored } = environment({ stored: { 'mui-mode': 'light' } });
  const preferences = store();
  preferences.show({ mode: 'dark' });
  restored.forEach((restore) => restore());
  expect(preferences.get('mode')).toBe('dark');
});

it('changes what is kept apart from what a link shows, also after the back/forward cache', () => {
  const { store, values, restored } = environment({
    stored: { 'docs-installed': 'x-charts@8.0.0' },
  });
  const preferences = store();
  preferences.show({ installed: 'x-charts@8.7.0' });
  expect([preferences.get('installed'), preferences.kept('installed')]).toEqual([
    'x-charts@8.7.0',
    'x-charts@8.0.0',
  ]);
  preferences.set(
    'installed',
    'x-charts@8.7.0,x-tree-view@8.1.0',
    'x-charts@8.0.0,x-tree-view@8.1.0',
  );
  restored.forEach((restore) => restore());
  expect(preferences.get('installed')).toBe('x-charts@8.7.0,x-tree-view@8.1.0');
  expect(preferences.kept('installed')).toBe('x-charts@8.0.0,x-tree-view@8.1.0');
  values.set('docs-installed', 'x-charts@latest');
  expect(preferences.kept('installed')).toBe('');
});

it("takes over another tab's cookie and keeps its own session's direction", () => {
  const { store, values, tabs } = environment();
  const preferences = store();
  preferences.set('direction', 'rtl');
  values.set('docs-direction', 'ltr');
  tabs.forEach((tell) => tell('codeVariant', 'JS'));
  tabs.forEach((tell) => tell('codeStyling', 'Sass'));
  tabs.forEach((tell) => tell('docs-direction'));
  expect(preferences.all()).toMatchObject({
    code: 'JS',
    style: 'system',
    direction: 'rtl',
  });
});

it('ignores values outside the closed set', () => {
  expect(knownValue('mode', 'purple')).toBeUndefined();
  expect(knownValue('code', 'JS')).toBe('JS');
  expect(knownValue('code', null)).toBeUndefined();
});

describe('head script', () => {
  interface Visit {
    search?: string;
    hash?: string;
    local?: Record<string, string>;
    session?: Record<string, string>;
    cookie?: string;
    dark?: boolean;
    blocked?: boolean;
  }

  const properties = new Map<string, unknown>();
  const written: string[] = [];

  function runScript(visit: Visit) {
    const attributes = new Map<string, string>();
    properties.clear();
    written.length = 0;
    const fakeDocument = {
      documentElement: {
        setAttribute: (name: string, value: string) => void attributes.set(name, value),
        getAttribute: (name: string) => attributes.get(name),
        style: { setProperty: (name: string, value: unknown) => void properties.set(name, value) },
      },
      write: (markup: string) => void written.push(markup),
      get cookie() {
        if (visit.blocked) throw new Error('denied');
        return visit.cookie ?? '';
      },
      querySelectorAll: () => [],
    };
    const open = (values: Record<string, string> = {}) => {
      if (visit.blocked) throw new Error('denied');
      return { getItem: (key: string) => (Object.hasOwn(values, key) ? values[key] : null) };
    };
    const fakeWindow = {
      location: { search: visit.search ?? '', hash: visit.hash ?? '' },
      get localStorage() {
        return open(visit.local);
      },
      get sessionStorage() {
        return open(visit.session);
      },
      matchMedia: () => ({ matches: visit.dark ?? false }),
    };
    new Function('document', 'window', headScript('/lens.css'))(fakeDocument, fakeWindow);
    return Object.fromEntries(attributes);
  }

  /** The same visit by the rule that the script is the short form of. */
  function byRule({ search = '', hash = '', local, session, cookie = '', blocked }: Visit) {
    const preferences = resolvePreferences({
      search,
      hash,
      read: (name) => {
        if (blocked) return null;
        const { keep, storageKey } = registry[name];
        if (keep === 'cookie') return readCookie(cookie, storageKey);
        const values = (keep === 'session' ? session : local) ?? {};
        return Object.hasOwn(values, storageKey) ? (values[storageKey] ?? null) : null;
      },
    });
    return Object.fromEntries(
      preferenceNames.map((name) => [registry[name].attribute, preferences[name]]),
    );
  }

  it.each<[Visit, Record<string, string>]>([
    [{}, { 'data-mode': 'system', 'data-theme': 'light', 'data-code': 'TS', dir: 'ltr' }],
    [{ dark: true }, { 'data-mode': 'system', 'data-theme': 'dark' }],
    [{ local: { 'mui-mode': 'dark' } }, { 'data-mode': 'dark', 'data-theme': 'dark' }],
    [{ local: { 'mui-mode': 'purple' }, dark: true }, { 'data-mode': 'system' }],
    [{ local: { 'mui-mode': 'dark' }, blocked: true }, { 'data-theme': 'light' }],
    [{ search: '?mode=dark', blocked: true }, { 'data-theme': 'dark' }],
    [{ local: { 'mui-mode': 'light' }, search: '?mode=dark' }, { 'data-theme': 'dark' }],
    [
      { search: '?mode=dark&dir=rtl&density=compact&code=js&style=tailwind' },
      {
        'data-mode': 'dark',
        dir: 'rtl',
        'data-density': 'compact',
        'data-code': 'JS',
        'data-style': 'tailwind',
      },
    ],
    [{ search: '?mode=Dark&dir=up&code=JS' }, { 'data-mode': 'system', dir: 'ltr' }],
    [{ session: { 'docs-direction': 'rtl' } }, { dir: 'rtl' }],
    [{ cookie: 'a=b; codeVariant=JS' }, { 'data-code': 'JS' }],
    [{ cookie: 'codeVariant=PHP' }, { 'data-code': 'TS' }],
    [{ cookie: 'xcodeVariant=JS' }, { 'data-code': 'TS' }],
    [{ cookie: 'codeStyling=MUI System' }, { 'data-style': 'system' }],
    [{ cookie: 'codeStyling=Tailwind' }, { 'data-style': 'tailwind' }],
    [{ cookie: 'codeStyling=toString' }, { 'data-style': 'system' }],
    [{ hash: '#tailwind-Demo.js', cookie: 'codeVariant=TS' }, { 'data-code': 'JS' }],
    [{ hash: '#css-Demo.tsx' }, { 'data-style': 'css', 'data-code': 'TS' }],
    [{ hash: '#Demo', cookie: 'codeVariant=JS' }, { 'data-code': 'JS' }],
    [{ local: { 'docs-installed': 'x-charts@8.2.0' } }, { 'data-installed': 'x-charts@8.2.0' }],
    [{ local: { 'docs-installed': 'x-charts@latest' } }, { 'data-installed': '' }],
    [{ search: '?installed=x-charts%408.2.0' }, { 'data-installed': 'x-charts@8.2.0' }],
    [
      { search: '?installed=', local: { 'docs-installed': 'x-charts@8.2.0' } },
      { 'data-installed': 'x-charts@8.2.0' },
    ],
    [
      { search: '?installed=x-charts@8.2.0', local: { 'docs-installed': 'x-charts@8.3.0' } },
      { 'data-installed': 'x-charts@8.2.0' },
    ],
    [
      { search: '?installed=x-charts@8.2.0', blocked: true },
      { 'data-installed': 'x-charts@8.2.0' },
    ],
  ])('%j', (given, expected) => {
    const result = runScript(given);
    expect(result).toMatchObject(expected);
    expect(result).toMatchObject(byRule(given));
  });

  it('gives the stylesheet of the lens what it compares, and asks for it only then', () => {
    const installed = {
      'x-charts': '8.2.0',
      'x-data-grid': '8.0.0-beta.3',
      'material-ui': '6.0.0-dev.20240529-082515-213b5e33ab',
      system: '6.0.0--a',
    };
    runScript({ search: `?installed=${formatInstalled(installed)}` });
    expect(Object.fromEntries(properties)).toEqual(
      Object.fromEntries(
        installedProperties(installed).map(([name, value]) => [
          name,
          /^\d+$/.test(value) ? Number(value) : value,
        ]),
      ),
    );
    expect(written).toEqual(['<link rel="stylesheet" href="/lens.css" data-lens-sheet>']);
    runScript({ search: '?installed=x' });
    expect([properties.size, written.length]).toEqual([0, 0]);
  });

  it('decides as the rule does, whatever the address, the cookies and the storage hold', () => {
    const words = fc.oneof(
      fc.constantFrom('light', 'dark', 'rtl', 'compact', 'JS', 'TS', 'css', 'CSS', '__proto__'),
      fc.constantFrom('', 'x-charts@8.2.0', 'x-charts@8.2.0,x-data-grid@8.0.0-rc.1', 'x-charts@8'),
      fc.string(),
    );
    const stored = fc.dictionary(
      fc.constantFrom(
        'mui-mode',
        'docs-direction',
        'docs-density',
        'codeblock-package-manager',
        'docs-installed',
      ),
      words,
    );
    const pairs = fc.array(
      fc.tuple(
        fc.constantFrom(
          'codeVariant',
          'codeStyling',
          'mode',
          'dir',
          'density',
          'code',
          'style',
          'installed',
        ),
        fc.oneof(words, fc.constantFrom('js', 'ts', 'tailwind')),
      ),
    );
    fc.assert(
      fc.property(
        stored,
        stored,
        pairs,
        pairs,
        fc.oneof(fc.string(), fc.constantFrom('tailwind-A.js', 'css-A.tsx', 'A.js', 'a.jsx')),
        (local, session, cookies, query, fragment) => {
          const visit: Visit = {
            local,
            session,
            cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; '),
            search: `?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`,
            hash: `#${fragment}`,
          };
          expect(runScript(visit)).toMatchObject(byRule(visit));
        },
      ),
    );
  });

  it('is one line without anything that could end the script element', () => {
    expect(headScript()).not.toMatch(/\n|<\//);
  });
});

it('leaves paper light, and shows its mode again on the screen', () => {
  const { query, store } = environment();
  const root = document.documentElement;
  store();
  root.setAttribute('data-theme', 'light');
  root.setAttribute('data-paper', '');
  const change = (dark: boolean) => {
    query.matches = dark;
    query.listeners.forEach((listener) => listener());
  };
  change(true);
  expect(root.getAttribute('data-theme')).toBe('light');
  root.removeAttribute('data-paper');
  change(true);
  expect(root.getAttribute('data-theme')).toBe('dark');
});
