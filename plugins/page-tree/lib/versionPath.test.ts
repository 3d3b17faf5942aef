import { versionFileOf, versionPath } from './versionPath';

it.each([
  ['x', '8.9.2', '/x/react-charts/bars', '/x/8.9.2/react-charts/bars'],
  ['x', '8.9.2', '/x', '/x/8.9.2'],
  ['default', '7.2.0', '/components/buttons', '/7.2.0/components/buttons'],
  ['default', '7.2.0', '/', '/7.2.0'],
] as const)('%s %s: %s is %s', (instance, version, pathname, expected) => {
  expect(versionPath(instance, version, pathname)).toBe(expected);
});

it.each([
  [
    'x',
    '8.9.2',
    '/x/react-charts/bars',
    'x_versioned_docs/version-8.9.2/react-charts/bars/index.mdx',
  ],
  ['x', '8.9.2', '/x', 'x_versioned_docs/version-8.9.2/index.mdx'],
  ['default', '7.2.0', '/components', 'versioned_docs/version-7.2.0/components/index.mdx'],
] as const)('%s %s: %s is written in %s', (instance, version, pathname, expected) => {
  expect(versionFileOf(instance, version, pathname)).toBe(expected);
});
