/** @jest-environment jsdom */
import showsPage from './showsPage';

const show = (html: string) => {
  document.body.innerHTML = `<nav id="sidebar">${html}</nav>`;
};

it.each([
  ['a page of the shown list', '/x/react-charts/bars/', true],
  ['a tab of such a page', '/x/react-charts/bars/components-api/', true],
  ['a page of another list', '/x/react-data-grid/', false],
])('%s', (_name, pathname, isShown) => {
  show('<a href="/x/react-charts/bars/">Bars</a>');
  expect(showsPage(pathname)).toBe(isShown);
});

it('a page that the list has for a whole other group does not count', () => {
  show('<details data-cut="4"><a href="/x/react-data-grid/">Overview</a></details>');
  expect(showsPage('/x/react-data-grid/')).toBe(false);
});
