import { dataFileOf, dataFolderOf } from './dataFileOf';

it('keeps the data of each docs version apart', () => {
  expect(dataFileOf('x', '8.9.2', '/x/api/charts/bar-chart')).toBe(
    '.api-reference/x-8.9.2/pages/x/api/charts/bar-chart.json',
  );
  expect(dataFileOf('default', 'current', '/api-docs/button')).toBe(
    `${dataFolderOf('default', 'current')}/pages/api-docs/button.json`,
  );
});
