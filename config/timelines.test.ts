import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import packageJson from '../package.json';
import { documentedLibraries } from './documentedLibraries';
import { lensOptions, lensStylesheet } from './lens';
import { apiHistory } from './parseApiHistory';
import { parseTimeline, readTimelines, timelines } from './timelines';

const documented: Readonly<Record<string, string>> = packageJson.dependencies;

// One that ends earlier is not used: pages would tell nothing of versions. `npm run api:history` goes on with it.
it('knows every documented product up to the documented version', () => {
  expect(timelines.map(({ packages, versions }) => [packages[0], versions.at(-1)])).toEqual(
    timelines.map(({ packages }) => [packages[0], documented[packages[0]!]]),
  );
  const told = new Set(timelines.flatMap(({ packages }) => packages));
  // All releases of the lab are pre-releases, with numbers of their own.
  expect(
    Object.values(documentedLibraries)
      .flat()
      .filter((name) => !told.has(name)),
  ).toEqual(['@mui/lab']);
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

describe('of a file that was written by hand', () => {
  const siteWith = (text: string): string => {
    const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'timelines-'));
    fs.mkdirSync(path.join(siteDir, 'config/api-history'), { recursive: true });
    fs.writeFileSync(path.join(siteDir, 'config/api-history/x-charts.json'), text);
    return siteDir;
  };
  const whole = JSON.stringify(timelines[0]);

  it.each([
    ['', '1:1: no valid JSON: the file ends'],
    [`<<<<<<< HEAD\n${whole}`, '1:1: no valid JSON: "<<<<<<< HEAD" stands'],
    ['{"product"', '1:11: no valid JSON: the file ends'],
  ])('names it and the place in %j', (text, what) => {
    expect(() => readTimelines(siteWith(text))).toThrow(`config/api-history/x-charts.json:${what}`);
  });

  it('takes its byte order mark for nothing', () => {
    expect(readTimelines(siteWith(`\uFEFF${whole}`))).toEqual([timelines[0]]);
  });
});
