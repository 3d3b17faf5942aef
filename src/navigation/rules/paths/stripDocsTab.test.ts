import { stripDocsTab } from './stripDocsTab';

it.each([
  ['/components/buttons/components-api', '/components/buttons'],
  ['/components/buttons/hooks-api', '/components/buttons'],
  ['/components/buttons', '/components/buttons'],
  ['/components/my-components-api', '/components/my-components-api'],
  ['/components-api', '/'],
  ['/hooks-api', '/'],
  ['/a/components-api/b', '/a/b'],
  ['/a/components-api/hooks-api', '/a'],
  ['/a/components-api/', '/a/'],
  ['/a/components-apis', '/a/components-apis'],
  ['/a/Hooks-api', '/a/Hooks-api'],
  ['/a/[docsTab]', '/a'],
  ['/', '/'],
])('%s → %s', (path, stripped) => {
  expect(stripDocsTab(path)).toBe(stripped);
});
