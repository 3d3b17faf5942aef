import { titleOf } from './titleOf';

const trees = {
  default: [
    {
      pathname: '/components',
      title: 'Components',
      children: [
        { pathname: '/components/inputs', subheader: 'Inputs' },
        { pathname: '/components/chips', title: 'Chip' },
      ],
    },
  ],
  x: [
    {
      pathname: '/x/grid-group',
      title: 'Grid',
      children: [{ pathname: '/x/grid', title: 'Overview' }],
    },
    { pathname: 'https://example.org/', title: 'Store' },
  ],
};

it.each([
  ['/components/chips', 'Chip'],
  ['/x/grid', 'Grid'],
])('knows what the page %s is called', (pathname, title) => {
  expect(titleOf(trees, pathname)).toBe(title);
});

it.each(['/components', '/components/inputs', '/x/grid-group', 'https://example.org/', '/nowhere'])(
  'knows no page at %s',
  (pathname) => {
    expect(titleOf(trees, pathname)).toBeUndefined();
  },
);
