/** @jest-environment jsdom */
import { foldSources, unfoldScript } from '../rules/foldSources';
import { unfoldSources } from './unfoldSources';

const html = '<ul><li>Chip</li></ul><div data-styling="system"><pre>a &lt;b&gt;\n c</pre></div>';

it('gives back what was folded, once', () => {
  // jsdom runs scripts here, so its parser takes the inside of noscript for text, as a browser does.
  document.body.innerHTML = `<div>${foldSources(html)}</div>`;
  const [files] = document.body.children;
  expect(files!.querySelector('pre')).toBeNull();
  unfoldSources(files!);
  expect(files!.innerHTML).toBe(html);
  unfoldSources(files!);
  expect(files!.innerHTML).toBe(html);
});

it('leaves alone what was never folded, and what is not there', () => {
  document.body.innerHTML = `<div>${html}</div>`;
  unfoldSources(document.body.firstElementChild);
  expect(document.body.innerHTML).toBe(`<div>${html}</div>`);
  document.body.innerHTML = '<div></div>';
  unfoldSources(document.body.firstElementChild);
  unfoldSources(null);
  expect(document.body.innerHTML).toBe('<div></div>');
});

it('is done by an inline script when a source is opened before there is any other', () => {
  document.body.innerHTML = `<details><summary>Show code</summary><div>${foldSources(html)}</div></details>`;
  new Function(unfoldScript())();
  const [details] = document.body.children;
  details!.dispatchEvent(new Event('toggle'));
  expect(details!.querySelector('div')!.innerHTML).toBe(html);
  details!.dispatchEvent(new Event('toggle'));
  expect(details!.querySelector('div')!.innerHTML).toBe(html);
});
