import { archivedVersions, externalVersions } from './archivedVersions';
import { products } from './products';
import { parseVersions } from './versions';

/** Product, version and address of every archived documentation, as the family's sites publish them. */
const facts = `
x               v7 https://v7.mui.com{langPrefix}/x/introduction/
x               v6 https://v6.mui.com{langPrefix}/x/introduction/
x               v5 https://v5.mui.com{langPrefix}/x/introduction/
x               v4 https://v4.mui.com{langPrefix}/components/data-grid/
x-data-grid     v7 https://v7.mui.com{langPrefix}/x/react-data-grid/
x-data-grid     v6 https://v6.mui.com{langPrefix}/x/react-data-grid/
x-data-grid     v5 https://v5.mui.com{langPrefix}/x/react-data-grid/
x-data-grid     v4 https://v4.mui.com{langPrefix}/components/data-grid/
x-date-pickers  v7 https://v7.mui.com{langPrefix}/x/react-date-pickers/
x-date-pickers  v6 https://v6.mui.com{langPrefix}/x/react-date-pickers/
x-date-pickers  v5 https://v5.mui.com{langPrefix}/x/react-date-pickers/getting-started/
x-charts        v7 https://v7.mui.com{langPrefix}/x/react-charts/
x-charts        v6 https://v6.mui.com{langPrefix}/x/react-charts/
x-tree-view     v7 https://v7.mui.com{langPrefix}/x/react-tree-view/
x-tree-view     v6 https://v6.mui.com{langPrefix}/x/react-tree-view/getting-started
material-ui     v6 https://v6.mui.com{langPrefix}/material-ui/getting-started/
material-ui     v5 https://v5.mui.com{langPrefix}/getting-started/installation/
material-ui     v4 https://v4.mui.com{langPrefix}/getting-started/installation/
system          v4 https://v4.mui.com{langPrefix}/system/basics/
`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

it.each(products.map(({ id }) => id))('%s lists its archived versions exactly', (id) => {
  const wanted = facts.filter(([product]) => product === id).map(([, text, href]) => [text, href]);
  expect(wanted.length).toBeGreaterThan(0);
  expect(archivedVersions[id]?.map(({ text, href }) => [text, href])).toEqual(wanted);
});

it('knows no product that the site has not', () => {
  expect(Object.keys(archivedVersions).sort()).toEqual(products.map(({ id }) => id).sort());
});

it('ends support of an older version no later than that of a newer one', () => {
  for (const versions of Object.values(archivedVersions)) {
    const days = versions.flatMap(({ supportEnds }) => (supportEnds ? [supportEnds] : []));
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(day).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(days).toEqual([...days].sort().reverse());
  }
});

describe('a version that was taken out of this site', () => {
  const table = parseVersions({
    versions: { default: {}, x: {} },
    archived: [
      {
        instance: 'x',
        version: '8.9.2',
        href: 'https://old.example.org{langPrefix}/x/',
        pages: ['', 'react-charts'],
      },
    ],
  });

  it('comes first, at the page of the product', () => {
    expect(externalVersions(table, 'x-charts', 'x', '/x/react-charts/')[0]).toEqual({
      text: 'v8.9.2',
      href: 'https://old.example.org{langPrefix}/x/react-charts/',
    });
  });

  it('leads to its own address where the product has no page in it', () => {
    expect(externalVersions(table, 'x-tree-view', 'x', '/x/react-tree-view/')[0]?.href).toBe(
      'https://old.example.org{langPrefix}/x/',
    );
  });

  it('does not appear with the products of the other site', () => {
    expect(externalVersions(table, 'system', 'default', '/system/overview/')).toEqual(
      archivedVersions.system,
    );
  });
});
