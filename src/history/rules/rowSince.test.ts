import { pageSince, rowDeprecated, rowSince } from './rowSince';
import type { PageHistory, ProductHistory } from './types';

const path = '/x/api/charts/bar-chart';
const historyOf = (page: Partial<PageHistory>): ProductHistory => ({
  product: 'x-charts',
  packages: ['@mui/x-charts'],
  versions: ['7.29.1', '8.0.0', '8.1.0', '8.2.0'],
  pages: { [path]: { kind: 'component', name: 'BarChart', rows: {}, ...page } },
  exports: {},
});

it('says since when a row is there without a break', () => {
  const history = historyOf({
    rows: {
      'prop:late': [[2, { type: 'A' }]],
      'prop:back': [
        [0, { type: 'A' }],
        [1, null],
        [3, { type: 'A' }],
      ],
      'prop:gone': [
        [0, { type: 'A' }],
        [1, null],
      ],
      'prop:retyped': [
        [0, { type: 'A' }],
        [2, { type: 'B' }],
      ],
    },
  });
  const since = (name: string) => rowSince(history, path, `prop:${name}`);
  expect(['late', 'back', 'gone', 'retyped', 'same', 'constructor'].map(since)).toEqual([
    '8.1.0',
    '8.2.0',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(rowSince(history, '/x/api/charts/other', 'prop:late')).toBeUndefined();
});

it('gives the rows of a page that came the version of the page', () => {
  const history = historyOf({
    from: 2,
    rows: {
      'prop:late': [[3, { type: 'A' }]],
      'prop:retyped': [
        [2, { type: 'A' }],
        [3, { type: 'B' }],
      ],
    },
  });
  expect(pageSince(history, path)).toBe('8.1.0');
  const since = (name: string) => rowSince(history, path, `prop:${name}`);
  expect(['same', 'late', 'retyped'].map(since)).toEqual(['8.1.0', '8.2.0', '8.1.0']);
});

it('says since when a row is deprecated', () => {
  const history = historyOf({
    rows: {
      'prop:old': [
        [0, { type: 'A' }],
        [2, { type: 'A', deprecated: 'Use b.' }],
        [3, { type: 'B', deprecated: 'Use b.' }],
      ],
      'prop:again': [
        [0, { type: 'A', deprecated: '' }],
        [2, { type: 'A' }],
      ],
      'prop:cameSo': [[1, { type: 'A', deprecated: '' }]],
    },
  });
  const since = (name: string) => rowDeprecated(history, path, `prop:${name}`);
  expect(['old', 'again', 'cameSo', 'none'].map(since)).toEqual([
    '8.1.0',
    undefined,
    undefined,
    undefined,
  ]);
});
