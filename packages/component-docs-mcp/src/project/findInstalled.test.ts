import { findInstalled } from './findInstalled';

const projectOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '8.2.0']));

it.each([
  [['@mui/x-charts', '@mui/x-charts-pro'], '@mui/x-charts-pro'],
  [['@mui/x-charts'], '@mui/x-charts-pro'],
  [['@mui/x-data-grid-pro'], '@mui/x-data-grid-premium'],
  [['@mui/material'], undefined],
])('%s is had with %s', (names, found) => {
  const project = projectOf('@mui/x-charts-pro', '@mui/x-data-grid-premium', '@mui/x-tree-view');
  expect(findInstalled(names, project)).toBe(found);
});

it('prefers a package that has it to another plan', () => {
  const project = projectOf('@mui/x-charts', '@mui/x-charts-pro');
  expect(findInstalled(['@mui/x-charts-pro'], project)).toBe('@mui/x-charts-pro');
});
