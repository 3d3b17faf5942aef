import { mergeResults } from './mergeResults';
import { type Results } from './results';

const machine = {
  date: '2026-11-20',
  commit: 'aaaa',
  cores: 2,
  processor: 'x',
  memoryBytes: 1,
  system: 'x',
  node: 'v20',
  browser: 'x',
};
const dev = { firstPageSeconds: 9, secondStartSeconds: 5, editMs: 800 };
const spread = { median: 40, worst: 60, count: 10 };

const earlier: Results = {
  machine,
  parts: ['navigation', 'dev'],
  sites: { ours: { dev, navigation: { normal: spread, slow: spread } }, stock: { dev } },
  notes: ['first'],
  failures: ['navigation, stock: no', 'dev server, ours: no'],
};
const latest: Results = {
  machine: { ...machine, date: '2026-11-21', commit: 'bbbb' },
  parts: ['dev'],
  sites: {
    ours: { dev: { ...dev, editMs: 700 } },
    stock: { navigation: { normal: spread, slow: spread } },
  },
  notes: [],
  failures: [],
};

it('replaces the parts that were measured again, of both sites, and keeps the others', () => {
  const { sites, parts, machine: of } = mergeResults(earlier, latest);
  expect(sites.ours.dev?.editMs).toBe(700);
  expect(sites.ours.navigation?.normal).toBe(spread);
  expect(sites.stock.dev).toBeUndefined();
  expect(parts).toEqual(['navigation', 'dev']);
  expect(of.commit).toBe('aaaa');
});

it('keeps the figures of stock Docusaurus where it was not measured', () => {
  const merged = mergeResults(earlier, { ...latest, sites: { ...latest.sites, stock: {} } });
  expect(merged.sites.stock.dev).toBe(dev);
});

it('says which parts are newer', () => {
  expect(mergeResults(earlier, latest).notes).toEqual([
    'first',
    'Measured again 2026-11-21 at commit bbbb: dev.',
  ]);
});

it('says so where they are of another machine', () => {
  const elsewhere = { ...latest, machine: { ...latest.machine, processor: 'y' } };
  expect(mergeResults(earlier, elsewhere).notes[1]).toBe(
    'Measured again 2026-11-21 at commit bbbb on another machine (y, x): dev.',
  );
});

it('forgets failures of what was measured again', () => {
  expect(mergeResults(earlier, latest).failures).toEqual(['navigation, stock: no']);
});
