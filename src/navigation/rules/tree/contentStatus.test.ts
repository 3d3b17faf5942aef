import { contentStatus, formatStatus } from './contentStatus';

const trees = {
  x: [
    { pathname: 'https://mui.com/x/whats-new/', title: 'News' },
    {
      pathname: '/x/grid',
      title: 'Grid',
      children: [
        { pathname: '/x/a', title: 'A' },
        { pathname: '/x/b', title: 'B', planned: true },
        { pathname: '/x/c', title: 'C' },
      ],
    },
  ],
};

it('counts written, planned and missing pages per section and language', () => {
  const status = contentStatus(
    trees,
    ['en', 'zh'],
    (pathname, locale) => pathname === '/x/a' && locale === 'en',
  );
  expect(status).toEqual([
    {
      section: 'Grid',
      locale: 'en',
      counts: { written: 1, planned: 1, missing: 1 },
      open: ['/x/b', '/x/c'],
    },
    {
      section: 'Grid',
      locale: 'zh',
      counts: { written: 0, planned: 1, missing: 2 },
      open: ['/x/a', '/x/b', '/x/c'],
    },
  ]);
});

it('sums up per language and lists open pages only when asked', () => {
  const status = contentStatus(trees, ['en'], () => false);
  expect(formatStatus(status, false)).toContain('en: 0 written, 1 planned, 2 missing of 3 pages');
  expect(formatStatus(status, false)).not.toContain('/x/a');
  expect(formatStatus(status, true)).toContain('/x/a');
});
