import { reloadForGone, type GonePage } from './reloadForGone';

function scene(changes: Partial<GonePage> = {}) {
  const noted = new Set<string>();
  const page: GonePage = {
    answers: async () => true,
    isBusy: () => false,
    note: (text) => !noted.has(text) && Boolean(noted.add(text)),
    reload: jest.fn(),
    place: () => 'a /components/chips/',
    ...changes,
  };
  return page;
}

it('loads the page again, once for each release and page', async () => {
  const page = scene();
  expect(await reloadForGone('/assets/demos/a.js', page)).toBe(true);
  for (let time = 0; time < 50; time += 1) {
    expect(await reloadForGone('/assets/demos/a.js', page)).toBe(false);
  }
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(await reloadForGone('/a.js', { ...page, place: () => 'b /components/chips/' })).toBe(true);
});

it.each([
  ['the network is gone', { answers: async () => false }],
  ['the reader types', { isBusy: () => true }],
  ['nothing can be noted', { note: () => false }],
])('does not if %s', async (_why, changes) => {
  const page = scene(changes);
  expect(await reloadForGone('/assets/demos/a.js', page)).toBe(false);
  expect(page.reload).not.toHaveBeenCalled();
});

it('does not if the reader has begun to type meanwhile', async () => {
  let busy = false;
  const page = scene({
    isBusy: () => busy,
    answers: async () => (busy = true),
  });
  expect(await reloadForGone('/a.js', page)).toBe(false);
});
