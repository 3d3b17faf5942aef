import { scriptTags } from './scriptTags';

it('names the scripts of each styling', () => {
  const scripts = { system: ['/zh/library.js', '/zh/tabs.js'], css: ['/zh/tabs.css.js'] };
  expect(scriptTags(scripts)).toBe(
    '<meta name=demo-scripts-system content="/zh/library.js /zh/tabs.js"><meta name=demo-scripts-css content="/zh/tabs.css.js">',
  );
});
