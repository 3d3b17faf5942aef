import { scriptTags } from './scriptTags';

const scripts = {
  system: { demo: 'Basic', first: ['/zh/library.js', '/zh/tabs.js'], later: ['/zh/tabs.later.js'] },
  css: { demo: 'Colored', first: ['/zh/tabs.css.js'], later: ['/zh/tabs.css.later.js'] },
};

it('names the scripts of the first demo in each styling that it has', () => {
  expect(scriptTags(scripts, 'Basic', ['system'])).toBe(
    '<meta name=demo-scripts-system content="/zh/library.js /zh/tabs.js">',
  );
  expect(scriptTags(scripts, 'Basic', ['system', 'css'])).toBe(
    '<meta name=demo-scripts-system content="/zh/library.js /zh/tabs.js"><meta name=demo-scripts-css content="/zh/tabs.css.js /zh/tabs.css.later.js">',
  );
});

it('names all of them for a tab that begins with another demo of its folder', () => {
  expect(scriptTags(scripts, 'Wrapped', ['system'])).toBe(
    '<meta name=demo-scripts-system content="/zh/library.js /zh/tabs.js /zh/tabs.later.js">',
  );
});
