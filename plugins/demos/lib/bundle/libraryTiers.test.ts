import { libraryTiers } from './libraryTiers';

const inModules = (file: string) => `/site/node_modules/${file}`;
const button = inModules('@mui/material/Button/Button.js');
const grid = inModules('@mui/x-data-grid/DataGrid/DataGrid.js');

/** Four pages of the core, and four of each of two products. */
const core = ['docs/a', 'docs/b', 'docs/c', 'docs/d'];
const grids = ['a', 'b', 'c', 'd'].map((page) => `x-docs/react-data-grid/${page}`);
const pickers = ['a', 'b', 'c', 'd'].map((page) => `x-docs/react-date-pickers/${page}`);
const firsts = [...core, ...grids, ...pickers];
const later = (page: string) => `${page}.later`;

/**
 * The file that a module is in for each chunk that has it, as the bundler decides: by the group that comes first and is for it. Its own
 * file where there is none.
 */
function filesOf(file: string, chunks: readonly string[]): Record<string, string> {
  const module = { nameForCondition: () => file };
  const chunkGraph = { getModuleChunks: () => chunks.map((name) => ({ name })) };
  const groups = Object.values(libraryTiers(firsts))
    .filter(({ test }) => test(module, { chunkGraph }))
    .toSorted((a, b) => b.priority - a.priority);
  const fileFor = (chunk: string) =>
    groups.find(({ chunks: which }) =>
      typeof which === 'function' ? which({ name: chunk }) : which === 'all',
    )?.name ?? 'its own';
  return Object.fromEntries(chunks.map((chunk) => [chunk, fileFor(chunk)]));
}

const allIn = (chunks: readonly string[], name: string) =>
  Object.fromEntries(chunks.map((chunk) => [chunk, name]));

it('fetches with every first demo what half of them need, and what brings them to life', () => {
  const half = [...core, ...grids.slice(2), later('docs/a')];
  expect(filesOf(button, half)).toEqual(allIn(half, 'library'));
  expect(filesOf(button, ['mount', 'docs/a'])).toEqual(allIn(['mount', 'docs/a'], 'library'));
});

it('has in the own file of a first demo what few need, and shares that among later ones', () => {
  expect(filesOf(button, ['docs/a', later('docs/b'), later('docs/c'), later('docs/d')])).toEqual({
    'docs/a': 'its own',
    'docs/b.later': 'library-more',
    'docs/c.later': 'library-more',
    'docs/d.later': 'library-more',
  });
  // Of so few pages, each has a copy.
  const two = [later('docs/a'), later('docs/b')];
  expect(filesOf(button, two)).toEqual(allIn(two, 'its own'));
});

it('shares what the first demos of a product need, which later ones of all pages use too', () => {
  const chunks = [...grids.slice(0, 2), later('docs/a')];
  expect(filesOf(button, chunks)).toEqual(allIn(chunks, 'library-data-grid'));
  expect(filesOf(button, [...chunks, 'docs/a'])).toEqual({
    ...allIn(chunks, 'library-data-grid'),
    'docs/a': 'its own',
  });
});

it('has once what two products need', () => {
  const chunks = [...grids.slice(0, 2), ...pickers.slice(0, 2), later(grids[3]!)];
  expect(filesOf(button, chunks)).toEqual(allIn(chunks, 'library-fields'));
});

it('has of a product what many of its first demos need apart from what only later ones do', () => {
  expect(filesOf(grid, grids)).toEqual(allIn(grids, 'data-grid'));
  expect(filesOf(grid, [grids[0]!, later(grids[0]!), later('docs/a')])).toEqual({
    [grids[0]!]: 'its own',
    [later(grids[0]!)]: 'data-grid-more',
    'docs/a.later': 'data-grid-more',
  });
});

it('gives code that a reader has written what later demos have', () => {
  expect(filesOf(grid, [...grids, 'packages/x-data-grid'])['packages/x-data-grid']).toBe(
    'data-grid',
  );
  expect(filesOf(grid, [later('docs/a'), 'packages/x-data-grid'])['packages/x-data-grid']).toBe(
    'data-grid-more',
  );
  // What no demo needs is no part of what they share.
  expect(filesOf(button, ['packages/core'])).toEqual({ 'packages/core': 'its own' });
  expect(filesOf(grid, ['packages/grid'])).toEqual({ 'packages/grid': 'its own' });
});

it("leaves the site's own files where they are", () => {
  expect(filesOf('/site/docs/react-charts/rows.ts', firsts)).toEqual(allIn(firsts, 'its own'));
});
