import { missReasons } from './missReasons';
import { partNames, type SiteResults } from './results';
import { judge, targets } from './targets';

const spread = (median: number) => ({ median, worst: median, count: 1 });
const judged = (ours: SiteResults, stock: SiteResults = {}) =>
  new Map(
    judge({ ours, stock }, partNames, { 'navigation.normal': 'it is slow' }).map((each) => [
      each.target.id,
      each,
    ]),
  );

it('has a different id for each, and reasons for no others', () => {
  const ids = targets.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(missReasons).filter((id) => !ids.includes(id))).toEqual([]);
});

it('finds every figure missing where nothing was measured', () => {
  for (const { ours, met, why } of judged({}).values()) {
    expect([ours, met, why]).toEqual([undefined, undefined, undefined]);
  }
});

it('holds figures against limits and stock', () => {
  const all = judged(
    { navigation: { normal: spread(60), slow: spread(100) } },
    { navigation: { normal: spread(120), slow: spread(0) } },
  );
  expect(all.get('navigation.normal')).toMatchObject({ met: false, ratio: 0.5, why: 'it is slow' });
  expect(all.get('navigation.slow')).toMatchObject({ met: true, ratio: undefined, why: undefined });
});

it('judges what has to be so or not', () => {
  const all = judged({
    prefetch: { onHover: true, onFocus: false, inView: true, withSaveData: false },
  });
  expect(all.get('prefetch.onHover')?.met).toBe(true);
  expect(all.get('prefetch.onFocus')?.met).toBe(false);
  expect(all.get('prefetch.withSaveData')?.met).toBe(true);
});

it('compares the languages of a build and the sizes of generated sites', () => {
  const build = {
    pages: 100,
    seconds: 10,
    peakBytes: 3e9,
    peakByLocale: { en: 1e9, zh: 1.5e9 },
  };
  const size = (pages: number, firstScript: number) => ({
    pages,
    build,
    firstScript,
    middleScript: firstScript,
  });
  const all = judged({ build, growth: [size(20, 70_000), size(200, 75_000), size(2000, 81_000)] });
  expect(all.get('build.perPage')).toMatchObject({ ours: 100, met: true });
  expect(all.get('build.memory')).toMatchObject({ met: true });
  expect(all.get('build.flat')).toMatchObject({ ours: 1.5, met: false });
  expect(all.get('build.warm')).toMatchObject({ met: undefined });
  expect(all.get('growth.first')).toMatchObject({ ours: 11_000, met: false });
});

it('judges the search by the worse of the two sites', () => {
  const typing = (site: 'core' | 'x', median: number, worst: number) => ({
    lang: 'en' as const,
    site,
    cpu: 'normal' as const,
    median,
    worst,
    count: 9,
    leftToText: 0,
    slowest: 's',
    opening: 0,
  });
  const all = judged({ search: { typing: [typing('core', 9, 60), typing('x', 17, 20)] } });
  expect(all.get('search.median.normal.en')).toMatchObject({ ours: 17, met: false });
  expect(all.get('search.worst.normal.en')).toMatchObject({ ours: 60, met: false });
  expect(all.get('search.worst.slow.en')).toMatchObject({ met: undefined });
  expect(all.get('search.first.en')).toMatchObject({ met: undefined });
});

it('judges nothing of parts that were not asked for', () => {
  const parts = judge({ ours: {}, stock: {} }, ['dev']).map(({ target }) => target.part);
  expect(new Set(parts)).toEqual(new Set(['dev']));
});
