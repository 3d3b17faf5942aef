/** @jest-environment jsdom */
/** The module as a bundle has it, which shares no module with another bundle. */
async function bundle() {
  jest.resetModules();
  return (await import('./bundledDemos')).bundledDemos;
}

it('begins with nothing', async () => {
  expect((await bundle())()).toEqual({ demos: {} });
});

it('brings what the scripts of demos tell to the site, whichever comes first', async () => {
  const [site, scripts] = [await bundle(), await bundle()];
  expect(site).not.toBe(scripts);
  const before = site();
  const Demo = () => null;
  scripts().demos['docs/a/Basic'] = () => Demo;
  expect(before.demos['docs/a/Basic']?.()).toBe(Demo);
  expect((await bundle())().demos).toHaveProperty(['docs/a/Basic']);
});

it('is not mistaken for an element of the page', async () => {
  const site = (await bundle())();
  document.body.innerHTML = '<p id="bundledDemos"></p><p id="bundled demos"></p>';
  expect((await bundle())()).toBe(site);
});
