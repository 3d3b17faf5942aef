import type { ProductHistory } from '../../../src/history/rules/types';
import { timelineText } from './timelineText';

const history: ProductHistory = {
  product: 'x-charts',
  packages: ['@mui/x-charts'],
  versions: ['8.0.0', '8.1.0'],
  pages: {
    '/x/api/charts/a': { kind: 'component', name: 'A', rows: { 'prop:a': [[1, { type: 'A' }]] } },
    '/x/api/charts/b': { kind: 'hook', name: 'useB', from: 1, rows: {} },
  },
  exports: { useC: { kind: 'hook', library: '@mui/x-charts', to: 1 } },
};

it('is the same data, a row a line', () => {
  const text = timelineText(history);
  expect(JSON.parse(text)).toEqual(history);
  expect(text.split('\n').filter((line) => line.includes('prop:a'))).toEqual([
    '      "prop:a": [[1,{"type":"A"}]]',
  ]);
  expect(JSON.parse(timelineText({ ...history, exports: {}, pages: {} }))).toMatchObject({
    exports: {},
  });
});
