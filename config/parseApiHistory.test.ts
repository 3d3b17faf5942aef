import fs from 'node:fs';
import { listNodes } from '../src/navigation/rules/tree/pageTree';
import { compareVersions } from '../tools/version/compareVersions';
import { apiHistory, parseApiHistory } from './parseApiHistory';
import { documentedLibraries } from './documentedLibraries';
import { pageTrees } from './page-tree';
import { mainPackages } from './versions';

const installed = (name: string): string =>
  (
    JSON.parse(
      fs.readFileSync(require.resolve(`${name}/package.json`, { paths: [__dirname] }), 'utf8'),
    ) as { version: string }
  ).version;

describe('config/apiHistory.json', () => {
  const { first, last, before, packages = {}, pages } = apiHistory;

  it('is about the installed versions', () => {
    expect(last).toBe(installed(mainPackages.x));
    for (const name of documentedLibraries.x) {
      expect([name, packages[name]?.last ?? last]).toEqual([name, installed(name)]);
    }
    expect(documentedLibraries.x).toEqual(expect.arrayContaining(Object.keys(packages)));
  });

  it('compares with the major before', () => {
    for (const one of [{ first, last, before }, ...Object.values(packages)]) {
      const [before_ = 0, first_, last_] = [one.before, one.first, one.last].map((version) =>
        version === undefined ? undefined : Number(version.split('.')[0]),
      );
      expect([before_ + 1, first_]).toEqual([last_, last_]);
    }
  });

  it('names pages of the tree only, and many of them', () => {
    const known = new Set(listNodes(pageTrees.x, 'x').map(({ node }) => node.pathname));
    expect(Object.keys(pages).filter((pathname) => !known.has(pathname))).toEqual([]);
    expect(Object.keys(pages).length).toBeGreaterThan(100);
  });

  it('names versions between the first and the installed one only', () => {
    const versions = Object.values(pages).flatMap(({ since, deprecated, changes }) => [
      ...Object.values(since),
      ...Object.values(deprecated ?? {}),
      ...(changes?.isNew ? [changes.isNew] : []),
    ]);
    expect(versions.length).toBeGreaterThan(100);
    expect(
      versions.filter(
        (version) => compareVersions(version, first) < 0 || compareVersions(version, last) > 0,
      ),
    ).toEqual([]);
  });

  it('says nothing twice and nothing empty', () => {
    for (const [pathname, { since, deprecated = {}, changes }] of Object.entries(pages)) {
      const { isNew, added = [], removed = [], retyped = [], redefaulted = [] } = changes ?? {};
      const gone = removed.map(({ name }) => name);
      const rows = [...added, ...gone, ...retyped.map(({ name }) => name)];
      expect([pathname, rows.length]).toEqual([pathname, new Set(rows).size]);
      expect([pathname, gone.filter((name) => name in since)]).toEqual([pathname, []]);
      expect([
        pathname,
        isNew !== undefined ||
          rows.length + redefaulted.length > 0 ||
          Object.keys({ ...since, ...deprecated }).length > 0,
      ]).toEqual([pathname, true]);
    }
  });
});

describe('parseApiHistory', () => {
  const page = {
    since: { a: '8.1.0' },
    changes: { added: [], removed: [], retyped: [], redefaulted: [] },
  };
  const valid = { first: '8.0.0', last: '8.1.0', before: '7.0.0', pages: { '/x/api/a': page } };

  it('accepts what the tool writes', () => {
    expect(parseApiHistory(valid)).toEqual(valid);
    const packages = { '@mui/x-charts': { first: '8.0.0', last: '8.0.0', before: '7.0.0' } };
    expect(parseApiHistory({ ...valid, packages })).toEqual({ ...valid, packages });
  });

  it.each([
    [{ ...valid, last: 'latest' }, /"last" must be a released version/],
    [{ ...valid, last: undefined }, /"last" is required/],
    [{ ...valid, pages: { 'x/api/a': page } }, /"pages.x\/api\/a" is not allowed/],
    [{ ...valid, pages: { '/x/api/a/': page } }, /is not allowed/],
    [{ ...valid, pages: { '/x/api/a': { since: { a: '^8' } } } }, /since\.a.*released version/],
    [
      {
        ...valid,
        pages: {
          '/x/api/a': { since: {}, changes: { ...page.changes, redefaulted: [{ name: 'a' }] } },
        },
      },
      /must contain at least one of \[before, after\]/,
    ],
    [{ ...valid, more: 1 }, /"more" is not allowed/],
    [undefined, /is required/],
  ])('refuses %j', (content, message) => {
    expect(() => parseApiHistory(content)).toThrow(message);
  });
});
