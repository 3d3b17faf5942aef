import fc from 'fast-check';
import { deriveTitle } from '../../../src/navigation/rules/tree/deriveTitle';
import { documentTitles } from './documentTitles';

const product = {
  name: 'Date Pickers',
  home: '/x/pickers/',
  roots: ['/x/pickers-group'],
  isNamedInTitles: true,
  headline: { en: 'React Date Picker components' },
};

const titlesOf = (children: { pathname: string; title: string }[], locale = 'en') => [
  ...documentTitles({
    tree: [{ pathname: '/x/pickers-group', title: 'Date and Time Pickers', children }],
    products: [product],
    locale,
    titleOf: (node) => deriveTitle(node) ?? '',
    isComponent: (pathname) => pathname.startsWith('/x/component'),
  }).values(),
];

it('a page is followed by its product', () => {
  expect(titlesOf([{ pathname: '/x/pickers/fields', title: 'Fields' }])).toEqual([
    'Fields - Date Pickers',
  ]);
});

it('the page that a product begins with is called what a searcher calls the product', () => {
  const home = { pathname: '/x/pickers', title: 'Overview' };
  expect(titlesOf([home])).toEqual(['React Date Picker components']);
  expect(titlesOf([home], 'zh')).toEqual(['Date and Time Pickers - Date Pickers']);
});

it.each([
  ['/x/api/date-pickers/date-picker', 'DatePicker', 'DatePicker API - Date Pickers'],
  ['/x/api/date-pickers/picker-api', 'PickerApi', 'PickerApi interface - Date Pickers'],
  ['/x/component-slider', 'Slider', 'React Slider component - Date Pickers'],
  ['/x/component-use-slider', 'useSlider', 'React useSlider hook - Date Pickers'],
])('%s is "%s" in the navigation and "%s" as a document', (pathname, title, expected) => {
  expect(titlesOf([{ pathname, title }])).toEqual([expected]);
});

it('in Chinese a component is not called one twice', () => {
  const pages = [
    { pathname: '/x/component-a', title: 'Chip 纸片组件' },
    { pathname: '/x/component-b', title: 'Button 按钮' },
    { pathname: '/x/component-c', title: 'GridLegacy' },
  ];
  expect(titlesOf(pages, 'zh')).toEqual([
    'React Chip 纸片组件 - Date Pickers',
    'React Button 按钮组件 - Date Pickers',
    'React GridLegacy 组件 - Date Pickers',
  ]);
});

it('pages of one title are told apart by the groups around them, others stay short', () => {
  const tree = ['simple', 'rich'].map((kind) => ({
    pathname: `/x/${kind}-group`,
    title: `${kind} tree`,
    children: [
      { pathname: `/x/${kind}/focus`, title: 'Focus' },
      { pathname: `/x/${kind}/own`, title: `${kind} only` },
    ],
  }));
  const titles = documentTitles({
    tree,
    products: [],
    locale: 'en',
    titleOf: (node) => node.title ?? '',
  });
  expect([...titles.values()].sort()).toEqual([
    'Focus - rich tree',
    'Focus - simple tree',
    'rich only',
    'simple only',
  ]);
});

it('every page gets a title, whatever the tree, and groups of different names never share one', () => {
  const names = fc.constantFrom('Overview', 'Focus', 'Items', 'Index');
  fc.assert(
    fc.property(fc.array(fc.array(names, { minLength: 1 }), { maxLength: 6 }), (groups) => {
      const tree = groups.map((pages, group) => ({
        pathname: `/g${group}`,
        title: `Group ${group}`,
        children: [...new Set(pages)].map((title) => ({
          pathname: `/g${group}/${title}`,
          title,
        })),
      }));
      const titles = documentTitles({
        tree,
        products: [],
        locale: 'en',
        titleOf: (node) => node.title ?? '',
      });
      const pages = tree.reduce((sum, { children }) => sum + children.length, 0);
      expect(titles.size).toBe(pages);
      // Two openers of one group have one name, and nothing around them differs.
      const openers = tree.filter(({ children }) =>
        ['Overview', 'Index'].every((name) => children.some(({ title }) => title === name)),
      );
      expect(new Set(titles.values()).size).toBe(pages - openers.length);
    }),
  );
});
