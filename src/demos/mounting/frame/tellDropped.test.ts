/** @jest-environment jsdom */
import { tellDropped } from './tellDropped';

const tell = jest.fn();
const opened = jest.fn();

beforeAll(() => {
  window.open = opened;
  tellDropped(window, tell);
});
beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '';
});

it('tells of the dialogs of the browser, which answer as in every sandbox', () => {
  window.alert('Saved "all"');
  expect(window.confirm('Sure?')).toBe(false);
  expect(window.prompt('Name?', 'Ada')).toBeNull();
  window.print();
  expect(tell.mock.calls.flat()).toEqual([
    'alert("Saved \\"all\\"")',
    'confirm("Sure?")',
    'prompt("Name?")',
    'print()',
  ]);
});

it('tells of a window that is not opened, and leaves the own one to the program', () => {
  expect(window.open('https://example.org', 'docs')).toBeNull();
  expect(tell.mock.calls).toEqual([['open("https://example.org")']]);
  window.open('#next', '_self');
  expect(opened.mock.calls).toEqual([['#next', '_self']]);
  expect(tell).toHaveBeenCalledTimes(1);
});

/** Clicks what is in a link; says whether the browser would follow it. */
function follows(
  html: string,
  init: MouseEventInit = {},
  listen?: (event: Event) => void,
): boolean {
  document.body.innerHTML = html;
  const link = document.body.firstElementChild!;
  if (listen) link.addEventListener('click', listen);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  return (link.firstElementChild ?? link).dispatchEvent(event);
}

it.each([
  [
    '<a href="https://example.org" target="_blank"><b>Docs</b></a>',
    '<a href="https://example.org">',
  ],
  ['<a href="#top" target="_top">Top</a>', '<a href="#top">'],
  ['<a href="/components/chips/">Chips</a>', '<a href="/components/chips/">'],
  ['<a href="mailto:a@example.org">Mail</a>', '<a href="mailto:a@example.org">'],
  ['<a href="data:,a" download="a.txt">Save</a>', '<a download="a.txt">'],
])('tells of %s, which leads nowhere', (html, what) => {
  expect(follows(html)).toBe(false);
  expect(tell.mock.calls).toEqual([[what]]);
});

it('tells of a file that is saved by a link outside the page', () => {
  const link = document.createElement('a');
  link.href = 'blob:null/1';
  link.download = 'rows.csv';
  link.click();
  expect(tell.mock.calls).toEqual([['<a download="rows.csv">']]);
});

it('says nothing of what the frame can do, and of what the program has done itself', () => {
  expect(follows('<a href="#part">Part</a>')).toBe(true);
  expect(follows('<a>None</a>')).toBe(true);
  expect(follows('<button>Press</button>')).toBe(true);
  expect(follows('<a href="/a/">Tab</a>', { ctrlKey: true })).toBe(true);
  expect(follows('<a href="/a/">Route</a>', {}, (event) => event.preventDefault())).toBe(false);
  expect(tell).not.toHaveBeenCalled();
});
