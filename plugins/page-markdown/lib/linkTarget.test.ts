import { linkTarget } from './linkTarget';

const place = {
  url: 'https://d.org',
  baseUrl: '/zh/',
  permalink: '/zh/x/charts/bars/',
  source: 'x-docs/charts/bars/index.mdx',
  documented: new Set(['/zh/x/charts/bars/', '/zh/x/charts/lines/']),
  routes: new Set(['/zh/', '/zh/sandbox/', '/zh/x/8.9.2/charts/']),
};

it.each([
  ['/x/charts/lines/', 'https://d.org/zh/x/charts/lines.md'],
  ['/x/charts/lines#area', 'https://d.org/zh/x/charts/lines.md#area'],
  ['../lines/', 'https://d.org/zh/x/charts/lines.md'],
  ['#stacking', 'https://d.org/zh/x/charts/bars.md#stacking'],
  ['../lines/index.mdx#area', 'https://d.org/zh/x/charts/lines.md#area'],
  ['@site/x-docs/charts/lines/index.mdx', 'https://d.org/zh/x/charts/lines.md'],
  ['?density=compact', 'https://d.org/zh/x/charts/bars.md?density=compact'],
  ['/sandbox/', 'https://d.org/zh/sandbox/'],
  ['/sandbox/?demo=Bars&code=js#top', 'https://d.org/zh/sandbox/?demo=Bars&code=js#top'],
  ['/', 'https://d.org/zh/'],
  ['/x/8.9.2/charts/', 'https://d.org/zh/x/8.9.2/charts/'],
  ['/x/8.9.2/', undefined],
  ['/img/a.svg#x', 'https://d.org/zh/img/a.svg#x'],
  ['./table.csv', undefined],
  ['https://e.org/a', 'https://e.org/a'],
  ['HTTPS://e.org/a', 'HTTPS://e.org/a'],
  ['mailto:a@e.org', 'mailto:a@e.org'],
  ['tel:+123', 'tel:+123'],
  ['/x/charts/pies/', undefined],
  ['/50%-off/', undefined],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['//e.org/a', undefined],
])('leads %s to %s', (address, target) => {
  expect(linkTarget(address, place)).toBe(target);
});

it.each([
  ['/x/charts/lines/#area', 'https://d.org/zh/x/8.9.2/charts/lines.md#area'],
  ['../lines/', 'https://d.org/zh/x/8.9.2/charts/lines.md'],
  ['../lines/index.mdx', 'https://d.org/zh/x/8.9.2/charts/lines.md'],
  ['/x/charts/bars/', 'https://d.org/zh/x/charts/bars.md'],
  ['/components/chips/', 'https://d.org/zh/components/chips.md'],
  ['#stacking', 'https://d.org/zh/x/8.9.2/charts/pies.md#stacking'],
  ['/x/charts/gauges/', undefined],
])('leads %s of a page of a cut version to %s', (address, target) => {
  const kept = {
    ...place,
    permalink: '/zh/x/8.9.2/charts/pies/',
    source: 'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2/charts/pies/index.mdx',
    documented: new Set([
      ...place.documented,
      '/zh/components/chips/',
      '/zh/x/8.9.2/charts/lines/',
      '/zh/x/8.9.2/charts/pies/',
    ]),
  };
  expect(linkTarget(address, kept)).toBe(target);
});
