import { products } from './products';
import { frozenHomes, keptHomes, siteProducts } from './siteProducts';
import type { VersionsTable } from './versions';

const library = (name: string) => ({ [name]: { version: '8.0.0', alias: `${name}-8-0-0` } });
const table: VersionsTable = {
  versions: {
    default: {},
    x: {
      '8.9.2': { ...library('@mui/x-charts'), ...library('@mui/x-chat') },
      '8.0.0': library('@mui/x-data-grid'),
      '7.9.0': library('@mui/x-charts'),
    },
  },
  archived: [],
};
const charts = products.find(({ id }) => id === 'x-charts')!;
const pages: Record<string, string[]> = {
  '8.9.2': ['/x/introduction', '/x/react-charts', '/x/react-charts/bars'],
  '8.0.0': ['/x/introduction', '/x/react-charts'],
  '7.9.0': ['/x/introduction', '/x/react-charts/bars'],
};
/** Of the roots, this stand-in knows that of the charts only. */
const pagesOf = (_instance: string, version: string, roots?: readonly string[]) =>
  (pages[version] ?? []).filter(
    (page) => !roots || (roots.includes('/x/react-charts-group') && page.includes('react-charts')),
  );

it('knows where a product begins in each kept version that has it', () => {
  expect(keptHomes(charts, table, pagesOf)).toEqual({
    '8.9.2': '/x/react-charts/',
    // Its home is not in that version; its first page is.
    '7.9.0': '/x/react-charts/bars/',
  });
});

it('leaves out a version without its library, and one without its pages', () => {
  expect(keptHomes(charts, table, pagesOf)).not.toHaveProperty(['8.0.0']);
  const chat = {
    ...charts,
    home: '/x/react-chat/',
    roots: ['/x/react-chat-group'],
    npmPackage: '@mui/x-chat',
  };
  expect(keptHomes(chat, table, pagesOf)).toEqual({});
});

it('gives every product of the site its kept versions, and names a package that is missing', () => {
  const versions = Object.fromEntries(products.map(({ npmPackage }) => [npmPackage, '1.0.0']));
  const shown = siteProducts(versions);
  expect(shown.length).toBeGreaterThan(4);
  for (const { kept } of shown) expect(kept).toEqual(expect.any(Object));
  expect(() => siteProducts({})).toThrow(/names @mui\/material, which package\.json does not list/);
});

it('knows where a product begins in a frozen version of its site', () => {
  const homes = { 'x-charts': '/x/react-charts/' };
  const frozen = [
    { instance: 'x' as const, version: '8.9.2', homes },
    { instance: 'x' as const, version: '8.0.0', homes: {} },
    { instance: 'default' as const, version: '7.2.0', homes },
  ];
  expect(frozenHomes(charts, frozen)).toEqual({ '8.9.2': '/x/react-charts/' });
});
