/** @jest-environment jsdom */
import { findLink, markOfLink } from './linkMark';

const byId = (id: string) => document.getElementById(id) as HTMLAnchorElement;
const plain = { search: '', hash: '' };

it('tells links apart that lead to the same place', () => {
  document.body.innerHTML = `
    <nav><a href="/a/"></a><a id="entry" href="/a/"></a></nav>
    <main><a href="/a/"></a><a id="inText" href="/a/"></a></main>
    <aside><a id="beside" href="/a/"></a></aside>`;
  for (const id of ['entry', 'inText', 'beside'])
    expect(findLink(markOfLink(byId(id), plain), plain)).toBe(byId(id));
});

it('counts no link of a demo, which may not have come yet', () => {
  const link = '<a href="#sizes"></a>';
  const page = (demo: string) =>
    `<main><div data-stage>${demo}</div><a id="inText" href="#sizes"></a></main><aside><a id="contents" href="#sizes"></a></aside>`;
  document.body.innerHTML = page(link + link);
  const marks = ['inText', 'contents'].map((id) => markOfLink(byId(id), plain));
  document.body.innerHTML = page('');
  expect(marks.map((mark) => findLink(mark, plain)?.id)).toEqual(['inText', 'contents']);
});

it('finds a link of a demo that is there again', () => {
  document.body.innerHTML =
    '<main><div data-stage><a id="inDemo" href="/a/"></a></div><a href="/a/"></a></main>';
  expect(findLink(markOfLink(byId('inDemo'), plain), plain)).toBe(byId('inDemo'));
});

it.each([
  ['beside the text', '<ul><li><a href="/zh/a/"></a></li><li>LINK</li></ul><main></main>'],
  ['in the text', '<main>LINK</main>'],
])('finds a link %s again that carried the place in the page', (_where, html) => {
  const address = { search: '?mode=dark', hash: '#sizes' };
  const page = html.replace('LINK', '<a id="language" href="/zh/a/"></a>');
  document.body.innerHTML = page;
  byId('language').setAttribute('href', '/zh/a/?mode=dark#sizes');
  const mark = markOfLink(byId('language'), address);
  document.body.innerHTML = page;
  expect(findLink(mark, address)).toBe(byId('language'));
  byId('language').setAttribute('href', '/zh/a/?mode=dark#sizes');
  expect(findLink(mark, address)).toBe(byId('language'));
});

it('takes a link to the section that is read for itself', () => {
  document.body.innerHTML = '<main><a href="/a/"></a><a id="there" href="/b/#sizes"></a></main>';
  const address = { search: '', hash: '#sizes' };
  expect(findLink(markOfLink(byId('there'), address), address)).toBe(byId('there'));
  document.body.innerHTML = '<main><a id="here" href="#sizes"></a></main>';
  expect(findLink(markOfLink(byId('here'), address), address)).toBe(byId('here'));
});

it('goes back to the button of the search from what was found', () => {
  document.body.innerHTML =
    '<button id="search-button"></button><main></main><dialog><a id="result" href="/a/"></a></dialog>';
  const mark = markOfLink(byId('result'), plain);
  document.querySelector('dialog')!.remove();
  expect(findLink(mark, plain)).toBe(byId('search-button'));
});
