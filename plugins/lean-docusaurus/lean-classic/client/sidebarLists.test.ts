import { makeLists, preloadList } from './sidebarLists';

const entries = [{ type: 'link', label: 'Bars', href: '/x/react-charts/bars/' }] as const;
const matchesOf = (url: string, sidebar?: string) => [
  { route: {}, match: { url: '/x/' } },
  { route: { ...(sidebar !== undefined && { sidebar }) }, match: { url } },
];

it('fetches a list once, and knows it from then on', async () => {
  const load = jest.fn(async () => ({ default: entries }));
  const lists = makeLists({ 'x-charts': load });
  expect(lists.known('x-charts')).toBe(undefined);
  expect(await lists.load('x-charts')).toBe(entries);
  expect(await lists.load('x-charts')).toBe(entries);
  expect(lists.known('x-charts')).toBe(entries);
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks again for a list that did not arrive', async () => {
  const load = jest.fn(async () => ({ default: entries }));
  load.mockRejectedValueOnce(new Error('offline'));
  const lists = makeLists({ 'x-charts': load });
  await expect(lists.load('x-charts')).rejects.toThrow('offline');
  expect(lists.known('x-charts')).toBe(undefined);
  expect(await lists.load('x-charts')).toBe(entries);
});

it('says that a version has no such list', async () => {
  await expect(makeLists({}).load('y')).rejects.toThrow('no page list "y"');
});

describe('before a page is shown', () => {
  const load = jest.fn(async () => ({ default: entries }));
  beforeEach(() => load.mockClear());
  const isShown = (pathname: string) => pathname === '/x/react-charts/bars/';

  it.each([
    ['a page that the shown list has', '/x/react-charts/bars/', 'x-charts', 0],
    ['a page of another list', '/x/react-data-grid/', 'x-charts', 1],
    ['a page without list', '/playground/', undefined, 0],
  ])('%s', async (_name, url, sidebar, times) => {
    await preloadList(makeLists({ 'x-charts': load }), matchesOf(url, sidebar), isShown);
    expect(load).toHaveBeenCalledTimes(times);
  });

  it('the list is fetched where nobody says what is shown', async () => {
    const matches = matchesOf('/x/react-charts/bars/', 'x-charts');
    await preloadList(makeLists({ 'x-charts': load }), matches);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a list that does not arrive keeps nobody from the page', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    await preloadList(
      makeLists({ 'x-charts': load }),
      matchesOf('/x/react-data-grid/', 'x-charts'),
    );
    expect(load).toHaveBeenCalledTimes(1);
  });
});
