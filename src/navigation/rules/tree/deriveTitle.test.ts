import fc from 'fast-check';
import { deriveTitle } from './deriveTitle';

it.each([
  ['/x/react-charts', 'Charts'],
  ['/x/react-data-grid', 'Data grid'],
  ['/customization/how-to-customize', 'How to customize'],
  ['/x/introduction/mcp', 'Mcp'],
  ['/components/use-media-query', 'Use media query'],
  ['/guides/react-with-react-router', 'With react router'],
  ['/guides/migration-v5.1', 'Migration v5'],
  ['/guides/SSR-and-CSR', 'SSR and CSR'],
  ['/x/react-charts/', ''],
  ['/', ''],
  ['/api-docs/button', 'Button'],
  ['/api-docs/button-group', 'ButtonGroup'],
  ['/api-docs/use-autocomplete', 'UseAutocomplete'],
  ['/api-docs', 'Api docs'],
  ['/x/api/data-grid/data-grid', 'DataGrid'],
  ['/x/api/data-grid/grid-col-def.json', 'GridColDef'],
  ['/base-ui/api/use-autocomplete', 'useAutocomplete'],
  ['/base-ui/api/user-menu', 'userMenu'],
  ['/x/api/tree-view/tree-item-2', 'TreeItem2'],
])('%s is titled %j', (pathname, title) => {
  expect(deriveTitle({ pathname })).toBe(title);
});

describe('what wins', () => {
  const pathname = '/x/react-charts/bars';
  const translated = { [pathname]: '柱状图', '/x/features': '功能' };

  it.each<[string, Parameters<typeof deriveTitle>[0], string | undefined]>([
    ['a translation over the own title', { pathname, title: 'Bars' }, '柱状图'],
    ['a translation over "no title"', { pathname, title: false }, '柱状图'],
    [
      'the own title over a translation of the page without query',
      { pathname, title: 'Bars', query: { a: 1 } },
      'Bars',
    ],
    ['a translation of the subheader', { pathname: '/a', subheader: '/x/features' }, '功能'],
    ['a translation by path of a subheader', { pathname, subheader: 'Charts' }, '柱状图'],
    ['the own title', { pathname: '/a', title: 'Own' }, 'Own'],
    ['no title', { pathname: '/a', title: false }, undefined],
    ['the path over an empty title', { pathname: '/a-b', title: '' }, 'A b'],
    [
      'the subheader over the path',
      { pathname: '/a', subheader: '/x/main-features' },
      'Main features',
    ],
    [
      'a subheader that is a text',
      { pathname: '/a', subheader: 'CSS v1.2 / more' },
      'CSS v1.2 / more',
    ],
  ])('%s', (_name, node, title) => {
    expect(deriveTitle(node, translated)).toBe(title);
  });

  it('takes no translation from what every object has', () => {
    expect(deriveTitle({ pathname: 'constructor', title: 'Own' }, {})).toBe('Own');
  });
});

it('never throws, and a title begins with no small letter outside hooks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(typeof deriveTitle({ pathname: `/${text}` })).toBe('string');
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^(\/[a-z]{2,6}(-[a-z]{2,6})?){1,3}$/), (pathname) => {
      fc.pre(!pathname.includes('/api'));
      expect(deriveTitle({ pathname })).toMatch(/^[A-Z]/);
    }),
  );
});
