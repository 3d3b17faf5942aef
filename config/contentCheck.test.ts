import path from 'node:path';
import { contentCheckOptions, frozenAnchors } from './contentCheck';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { env } from './env';

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

it('lets pictures come from where browsers may load them from, and films from the site', () => {
  const { sources } = contentCheckOptions(path.resolve(__dirname, '..'), {});
  expect(sources.picture).toEqual(contentSecurityPolicy(env)['img-src']);
  expect(sources.film).toEqual(["'self'"]);
});
