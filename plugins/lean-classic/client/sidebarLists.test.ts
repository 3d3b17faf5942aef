/** @jest-environment jsdom */
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
  beforeEach(() => {
    load.mockClear();
    document.body.innerHTML = '<nav id="sidebar"><a href="/x/react-charts/bars/">Bars</a></nav>';
  });

  it.each([
    ['a page that the shown list has', '/x/react-charts/bars/', 'x-charts', 0],
    ['a tab of such a page', '/x/react-charts/bars/components-api/', 'x-charts', 0],
    ['a page of another list', '/x/react-data-grid/', 'x-charts', 1],
    ['a page without list', '/playground/', undefined, 0],
  ])('%s', async (_name, url, sidebar, times) => {
    await preloadList(makeLists({ 'x-charts': load }), matchesOf(url, sidebar));
    expect(load).toHaveBeenCalledTimes(times);
  });

  it('the list of a page that the shown one has beside another group only', async () => {
    document.body.innerHTML =
      '<nav id="sidebar"><details data-cut="4"><a href="/x/react-data-grid/">Overview</a></details></nav>';
    const lists = makeLists({ 'x-data-grid': load }, true);
    expect(lists.isWhole).toBe(true);
    await preloadList(lists, matchesOf('/x/react-data-grid/', 'x-data-grid'));
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
