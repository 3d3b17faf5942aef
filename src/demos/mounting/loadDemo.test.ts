/** @jest-environment jsdom */
import type { BundledDemos } from './bundledDemos';
import type { DemoModule } from './DemoModule';
import type { CodeStyle } from '../rules/types';

const address = (name: string) => `/base/assets/demos/${name}?v=abcd1234`;

const demo: DemoModule = {
  id: 'docs/a/Basic',
  name: 'Basic',
  previewLines: {},
  styles: ['css'],
  hydrates: true,
  scripts: {
    system: {
      demo: 'Basic',
      first: ['runtime.js', 'mount.js', 'docs/a.js'].map(address),
      later: [address('docs/a.later.js')],
    },
    css: {
      demo: 'Basic',
      first: ['runtime.js', 'mount.js', 'docs/a.css.js'].map(address),
      later: [],
    },
    // Of another demo of the page.
    tailwind: {
      demo: 'Colored',
      first: ['runtime.js', 'mount.js', 'docs/a.tailwind.js'].map(address),
      later: [],
    },
  },
};

const systemOf = (name: string) => ({
  system: { demo: 'Basic', first: [address(name)], later: [] },
});

const components = { system: () => null, css: () => null, later: () => null };
const mountDemo = () => () => {};

/** What the scripts tell when they run, by the end of their address. */
const telling: Record<string, (told: BundledDemos) => void> = {
  'mount.js': (told) => (told.mountDemo = mountDemo),
  'docs/a.js': ({ demos }) => (demos['docs/a/Basic'] = () => components.system),
  'docs/a.later.js': ({ demos }) => (demos['docs/a/Colored'] = () => components.later),
  'docs/a.css.js': ({ demos }) => (demos['docs/a/Basic.css'] = () => components.css),
};

/** A page that was just opened, and what it has fetched last. Scripts that are among `lost` do not arrive. */
async function open() {
  jest.resetModules();
  const { bundledDemos } = await import('./bundledDemos');
  Object.assign(bundledDemos(), { mountDemo: undefined, demos: {} });
  const { loadDemo } = await import('./loadDemo');
  const fetched: string[] = [];
  const lost = new Set<string>();
  // jsdom fetches no scripts.
  const append = jest.spyOn(document.head, 'append').mockImplementation((element) => {
    const script = element as HTMLScriptElement;
    const name = (script.getAttribute('src') ?? '').replace(
      /^\/base\/assets\/demos\/(.*)\?v=abcd1234$/,
      '$1',
    );
    const isLost = lost.has(name);
    fetched.push(name);
    setTimeout(() => {
      if (!isLost) telling[name]?.(bundledDemos());
      script.dispatchEvent(new Event(isLost ? 'error' : 'load'));
    });
  });
  const load = (style: CodeStyle, wanted = demo) => {
    fetched.length = 0;
    return loadDemo(wanted, style);
  };
  return { load, fetched, lost, told: bundledDemos(), close: () => append.mockRestore() };
}

let page: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  page = await open();
});
afterEach(() => page.close());

it.each([
  ['system', components.system, ['runtime.js', 'mount.js', 'docs/a.js']],
  ['css', components.css, ['runtime.js', 'mount.js', 'docs/a.css.js']],
] as const)(
  'brings the demo styled with %s, by all of its scripts',
  async (style, Component, files) => {
    await expect(page.load(style)).resolves.toEqual({ mountDemo, Component });
    expect(page.fetched).toEqual(files);
  },
);

it('brings another demo of the page by what it needs besides', async () => {
  const other = { ...demo, id: 'docs/a/Colored', name: 'Colored', styles: [] };
  await page.load('system');
  await expect(page.load('system', other)).resolves.toMatchObject({ Component: components.later });
  expect(page.fetched).toEqual(['docs/a.later.js']);
});

it('leaves the line to the first demo while that is on its way, and not if it does not come', async () => {
  const other = { ...demo, id: 'docs/a/Colored', name: 'Colored', styles: [] };
  const { load, fetched } = page;
  const first = load('system');
  const later = load('system', other);
  await first;
  expect(fetched).toEqual([]);
  await later;
  expect(fetched).toEqual(['docs/a.later.js']);

  page.close();
  page = await open();
  page.lost.add('docs/a.js');
  const lost = page.load('system');
  const without = page.load('system', other);
  await expect(lost).rejects.toThrow('did not arrive');
  await expect(without).rejects.toThrow('did not arrive');
  expect(page.fetched).toContain('docs/a.later.js');
});

it('does not wait for a first demo that nobody needs', async () => {
  const other = { ...demo, id: 'docs/a/Colored', name: 'Colored', styles: [] };
  const later = page.load('system', other);
  await Promise.resolve();
  expect(page.fetched).toEqual(['runtime.js', 'mount.js', 'docs/a.js', 'docs/a.later.js']);
  await later;
});

it('brings the system styling where the wanted one is missing', async () => {
  await expect(page.load('tailwind')).resolves.toEqual({
    mountDemo,
    Component: components.system,
  });
  expect(page.fetched).toEqual(['runtime.js', 'mount.js', 'docs/a.js']);
});

it('fetches for another styling only what is not there yet', async () => {
  await page.load('system');
  await page.load('css');
  expect(page.fetched).toEqual(['docs/a.css.js']);
});

it('names the script that did not arrive, and fetches that one again', async () => {
  page.lost.add('docs/a.js');
  await expect(page.load('system')).rejects.toThrow(
    '/base/assets/demos/docs/a.js?v=abcd1234 did not arrive',
  );
  page.lost.clear();
  await expect(page.load('system')).resolves.toMatchObject({ Component: components.system });
  expect(page.fetched).toEqual(['docs/a.js']);
});

it.each([
  ['the demo', { ...demo, scripts: systemOf('mount.js') }],
  ['what mounts it', { ...demo, scripts: systemOf('docs/a.js') }],
  ['anything', { ...demo, scripts: undefined }],
])('says so when the scripts do not bring %s', async (_name, wanted) => {
  await expect(page.load('system', wanted)).rejects.toThrow(
    'The scripts of docs/a/Basic do not bring it',
  );
});

it('passes on what a demo throws', async () => {
  page.told.demos['docs/a/Broken'] = () => {
    throw new Error('window has no such thing');
  };
  await expect(page.load('system', { ...demo, id: 'docs/a/Broken' })).rejects.toThrow(
    'window has no such thing',
  );
});
