import { frozenAnchors } from './contentCheck';

it('knows what links to pages of a frozen version may name, but for rows of the API reference', () => {
  const pages = [
    { path: '/', anchors: [] },
    { path: '/react-charts/bars', anchors: ['stacks', 'BasicBars'] },
    { path: '/api/charts/bar-chart', anchors: ['props'] },
  ];
  expect(frozenAnchors([{ instance: 'x', version: '8.9.2', pages }])).toEqual({
    '/x/8.9.2': [],
    '/x/8.9.2/react-charts/bars': ['stacks', 'BasicBars'],
    '/x/8.9.2/api/charts/bar-chart': null,
  });
});
