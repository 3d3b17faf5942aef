import { listNodes } from '../src/navigation/rules/tree/pageTree';
import { pageTrees } from './page-tree';
import { pageTabs } from './pageTabs';

const nodes = listNodes(pageTrees.default, 'core').map(({ node }) => node);
const paths = new Set(nodes.map(({ pathname }) => pathname));
const documented = new Set(
  nodes.flatMap(({ pathname, title }) => (pathname.startsWith('/api-docs/') ? [title] : [])),
);
const tabs = Object.entries(pageTabs);

it('names pages of the tree', () => {
  expect(tabs.length).toBeGreaterThan(0);
  expect(tabs.map(([pathname]) => pathname).filter((pathname) => !paths.has(pathname))).toEqual([]);
});

it('names on each tab something, once, that has a page of the reference', () => {
  const listed = tabs.flatMap(([pathname, { components, hooks }]) =>
    [components, hooks].flatMap((names) => (names ? [{ pathname, names }] : [])),
  );
  expect(listed.length).toBeGreaterThanOrEqual(tabs.length);
  const wrong = listed.flatMap(({ pathname, names }) => [
    ...(names.length === 0 || new Set(names).size < names.length ? [pathname] : []),
    ...names.filter((name) => !documented.has(name)).map((name) => `${pathname}: ${name}`),
  ]);
  expect(wrong).toEqual([]);
});

it('tells hooks from components', () => {
  const wrong = tabs.flatMap(([, { components = [], hooks = [] }]) => [
    ...components.filter((name) => !/^[A-Z]/.test(name)),
    ...hooks.filter((name) => !/^use[A-Z]/.test(name)),
  ]);
  expect(wrong).toEqual([]);
});
