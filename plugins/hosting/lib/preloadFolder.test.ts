import { preloadFolder } from './preloadFolder';

it.each([
  ['index.html', '/'],
  ['zh/index.html', '/zh/'],
  ['components/index.html', '/components/'],
  ['components/buttons/index.html', '/components/'],
  ['x/react-charts/bars/index.html', '/x/'],
  ['zh/x/react-charts/bars/index.html', '/zh/x/'],
])('%s is among the pages of %s', (page, folder) => {
  expect(preloadFolder(page, ['zh'])).toBe(folder);
});
