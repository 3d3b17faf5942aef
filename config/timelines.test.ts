import { apiHistory } from './parseApiHistory';
import { lensOptions, lensStylesheet } from './lens';
import { parseTimeline, timelines } from './timelines';

it('knows the documented products up to the documented version', () => {
  const names = timelines.map(({ product }) => product);
  expect(names).toEqual(
    expect.arrayContaining(['x-charts', 'x-data-grid', 'x-date-pickers', 'x-tree-view']),
  );
  const grid = timelines.find(({ product }) => product === 'x-data-grid')!;
  expect(grid.versions.at(-1)).toBe(apiHistory.last);
});

it('agrees with the other file about since when props exist', () => {
  let compared = 0;
  for (const [pathname, { since }] of Object.entries(apiHistory.pages)) {
    const history = timelines.find(({ pages }) => pathname in pages);
    for (const [name, version] of Object.entries(since)) {
      const rows = history?.pages[pathname]?.rows ?? {};
      const key = ['prop', 'member', 'event', 'selector']
        .map((kind) => `${kind}:${name}`)
        .find((each) => each in rows);
      const states = key === undefined ? undefined : rows[key];
      const at = states?.findLast(([, state], index) => state && !states[index - 1]?.[1])?.[0];
      expect([pathname, name, at === undefined ? undefined : history!.versions[at]]).toEqual([
        pathname,
        name,
        version,
      ]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(50);
});

it.each([
  [{ versions: ['8.0.0'] }, '"versions" must contain at least 2 items'],
  [
    { pages: { '/x/a': { kind: 'thing', name: 'A', rows: {} } } },
    '"pages./x/a.kind" must be one of',
  ],
  [
    { pages: { '/x/a': { kind: 'hook', name: 'A', rows: { 'x:a': [[0, {}]] } } } },
    '"pages./x/a.rows.x:a" is not allowed',
  ],
])('refuses %j', (change, message) => {
  expect(() => parseTimeline('config/api-history/a.json', { ...timelines[0], ...change })).toThrow(
    new RegExp(
      `config/api-history/a\\.json is not as it should be[\\s\\S]*${message.replaceAll('.', '\\.')}`,
    ),
  );
});

it('names the stylesheet by its text, and the guides of each product', () => {
  expect(lensStylesheet.path).toMatch(/^assets\/lens\/[\da-f]{8}\.css$/);
  expect(lensOptions.guides['x-date-pickers']).toContainEqual({
    folder: 'x-docs/migration/migration-pickers-v7',
    address: '/x/migration/migration-pickers-v7/',
    major: 8,
  });
});
