import { crashesKey, createCrashReporter, type CrashReport } from './createCrashReporter';

const chips = 'docs/components/chips/BasicChips';

/** A storage as a browser has it. */
function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

/** A document in a browser whose storage is this, on a day that may change. */
function openDocument(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const reports: CrashReport[] = [];
  const page = { now: '2026-03-05T10:00:00Z', version: '7.2.0' as string | null };
  const crash = createCrashReporter({
    report: (each) => reports.push(each),
    storage,
    now: () => new Date(page.now),
    origin: 'https://docs.test',
    version: () => page.version,
  });
  return { crash, reports, page };
}

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

/** An error as Chrome makes it. */
function thrown(message: string): TypeError {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at Tags (https://docs.test/assets/demos/chips.1.js?q=x:1:20)`;
  return error;
}

it('reports demo, version, kind and place of the error, and none of its words', () => {
  const storage = memory();
  const { crash, reports } = openDocument(() => storage);
  crash(chips, thrown('what I typed'));
  expect(reports).toEqual([
    {
      demo: chips,
      version: '7.2.0',
      error: 'TypeError',
      frames: ['/assets/demos/chips.1.js:1:20'],
    },
  ]);
  expect(JSON.stringify([reports, [...storage.kept]])).not.toContain('typed');
});

it('reports a demo of a version once a day, whatever it throws and in whichever document', () => {
  const storage = memory();
  const first = openDocument(() => storage);
  first.crash(chips, thrown('one'));
  first.crash(chips, thrown('two'));
  const second = openDocument(() => storage);
  second.crash(chips, thrown('three'));
  expect([first.reports.length, second.reports.length]).toEqual([1, 0]);

  second.crash('docs/components/tabs/RecipeTabs', thrown('one'));
  second.page.version = '7.3.0';
  second.crash(chips, thrown('one'));
  expect(second.reports.map(({ demo, version }) => [demo, version])).toEqual([
    ['docs/components/tabs/RecipeTabs', '7.2.0'],
    [chips, '7.3.0'],
  ]);

  second.page.now = '2026-03-06T00:00:00Z';
  second.crash(chips, thrown('one'));
  expect(second.reports).toHaveLength(3);
  expect([...storage.kept]).toEqual([
    [crashesKey, JSON.stringify({ day: '2026-03-06', crashes: [`${chips} 7.3.0`] })],
  ]);
});

it.each([
  ['refuses its storage', blocked],
  ['keeps nothing', () => ({ getItem: () => null, setItem: blocked })],
  ['reads nothing', () => ({ getItem: blocked, setItem: blocked })],
])('reports once in a document where the browser %s', (_name, storage) => {
  const { crash, reports } = openDocument(storage);
  crash(chips, thrown('one'));
  crash(chips, thrown('one'));
  expect(reports).toHaveLength(1);
});

it.each([
  ['a text', 'what I typed'],
  ['nothing', undefined],
  ['null', null],
  ['an object', { name: 'what I typed', message: 'what I typed', stack: 7 }],
  [
    'an error that refuses to be read',
    Object.defineProperty(new Error('what I typed'), 'stack', { get: blocked }),
  ],
])('says of %s only that it was thrown', (_name, what) => {
  const { crash, reports, page } = openDocument(memory);
  page.version = null;
  crash(chips, what);
  expect(reports).toEqual([{ demo: chips, version: null, error: 'Error', frames: [] }]);
});
