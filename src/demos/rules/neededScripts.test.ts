import { neededScripts } from './neededScripts';

const scripts = { demo: 'Basic', first: ['/runtime.js', '/tabs.js'], later: ['/tabs.later.js'] };

it.each([
  ['Basic', ['/runtime.js', '/tabs.js']],
  ['Colored', ['/runtime.js', '/tabs.js', '/tabs.later.js']],
])('%s needs %s', (name, addresses) => {
  expect(neededScripts(scripts, name)).toEqual(addresses);
});

it('needs none where nothing is bundled', () => {
  expect(neededScripts(undefined, 'Basic')).toEqual([]);
});
