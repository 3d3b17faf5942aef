import { formatFigure, formatLimit, formatResults } from './formatResults';
import { partNames, type Results } from './results';

const bytes = {
  html: 7000,
  script: 94_960,
  demoScript: 0,
  css: 11_000,
  font: 0,
  image: 0,
  fetch: 0,
  ahead: 0,
  other: 0,
};
const results: Results = {
  machine: {
    date: '2026-01-31',
    commit: 'abc1234',
    cores: 2,
    processor: 'A | B',
    memoryBytes: 8e9,
    system: 'Linux 6',
    node: '20.11.0',
    browser: 'Chromium 140',
  },
  parts: [...partNames],
  sites: {
    ours: { bytes: { home: { untilHydrated: bytes, untilIdle: bytes } } },
    stock: {
      navigation: {
        normal: { median: 80.4, worst: 90, count: 10 },
        slow: { median: 300, worst: 400, count: 10 },
      },
    },
  },
  notes: ['There was a build.'],
  failures: [],
};

it.each([
  [94_960, 'kB', '95.0 kB'],
  [2.5e9, 'GB', '2.50 GB'],
  [49.6, 'ms', '50 ms'],
  [9.96, 's', '10.0 s'],
  [0.0004, 'shift', '0.000'],
  [1.234, 'times', '× 1.23'],
  [98, 'score', '98'],
  [true, 'yes/no', 'yes'],
  [undefined, 'ms', '–'],
] as const)('writes %s in %s as %s', (figure, unit, text) => {
  expect(formatFigure(figure, unit)).toBe(text);
});

it.each([
  [{ atMost: 95_000 }, 'kB', '≤ 95.0 kB'],
  [{ atLeast: 98 }, 'score', '≥ 98'],
  [{ is: false }, 'yes/no', 'no'],
] as const)('writes the limit %j in %s as %s', (limit, unit, text) => {
  expect(formatLimit(limit, unit)).toBe(text);
});

it('puts every target beside its figure', () => {
  const text = formatResults(results);
  expect(text).toContain(
    '| Scripts of the first load without demos, / | ≤ 95.0 kB | 95.0 kB | – | – | met |',
  );
  expect(text).toContain(
    '| Click to painted heading, median | ≤ 50 ms | – | 80 ms | – | not measured |',
  );
});

it('tells the machine, the figures of each part and the notes', () => {
  const text = formatResults(results);
  expect(text).toContain('Measured 2026-01-31 at commit abc1234');
  expect(text).toContain('| / | ours | hydrated | 7.0 | 95.0 |');
  expect(text).toContain('| stock | 4 × slower | 10 | 300 ms | 400 ms |');
  expect(text).toContain('## Notes\n\n- There was a build.');
  expect(text).not.toContain('Could not be measured');
});

it('tells what a search takes and brings', () => {
  const text = formatResults({
    ...results,
    parts: ['search'],
    sites: {
      ours: {
        search: {
          typing: [
            {
              lang: 'zh',
              site: 'x',
              cpu: 'slow',
              median: 31.4,
              worst: 88,
              count: 700,
              leftToText: 12,
              slowest: '分|',
              opening: 0,
            },
          ],
          bytes: [
            {
              lang: 'en',
              site: 'core',
              first: 45_600,
              otherNames: 39_700,
              later: 0,
              signatures: 13_400,
              text: 0,
              laterQueries: 15,
            },
          ],
          corpora: [
            {
              pages: 800,
              records: 15_000,
              bytes: 61_000,
              opening: 90,
              answers: { median: 0.42, worst: 7, count: 900 },
            },
          ],
        },
      },
      stock: {},
    },
  });
  expect(text).toContain(
    '| Letter to painted results on a CPU four times slower, worst, Chinese pages | ≤ 120 ms | 88 ms | – | – | met |',
  );
  expect(text).toContain(
    '| Bytes from opening the search to its first answer, English pages | ≤ 90.0 kB | 45.6 kB | – | – | met |',
  );
  expect(text).toContain('| zh | x | 4 × slower | 700 | 31 ms | 88 ms | `分\\|` | 12 | ≤ 50 ms |');
  expect(text).toContain('| en | core | 45.6 kB | 39.7 kB | 15 | 0.0 kB | 13.4 kB | 0.0 kB |');
  expect(text).toContain('| 800 | 15000 | 61.0 kB | 90 ms | 900 | 0.4 ms | 7.0 ms |');
});

it('shows only the parts that were asked for', () => {
  const text = formatResults({ ...results, parts: ['bytes'], failures: ['dev: it ended'] });
  expect(text).not.toContain('## Navigation');
  expect(text).not.toContain('Click to painted heading');
  expect(text).toContain('## Could not be measured\n\n- dev: it ended');
});
