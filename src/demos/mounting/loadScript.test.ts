/** @jest-environment jsdom */
import { loadScript } from './loadScript';

const scripts = () => [...document.head.querySelectorAll('script')];
const addresses = () => scripts().map((script) => script.getAttribute('src'));

/** A browser's word on what it has fetched; jsdom fetches nothing. */
const report = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type));

afterEach(() => document.head.replaceChildren());

it('is done when the script has run, and not before', async () => {
  const done = jest.fn();
  const loading = loadScript('/demos/a.js?v=1').then(done);
  await Promise.resolve();
  expect(addresses()).toEqual(['/demos/a.js?v=1']);
  expect(done).not.toHaveBeenCalled();
  report('load');
  await loading;
  expect(done).toHaveBeenCalledTimes(1);
});

it('runs a script once, however often it is asked for', async () => {
  const first = loadScript('/demos/b.js?v=1');
  const second = loadScript('/demos/b.js?v=1');
  report('load');
  await Promise.all([first, second, loadScript('/demos/b.js?v=1')]);
  expect(addresses()).toEqual(['/demos/b.js?v=1']);
});

it('runs each of several scripts', async () => {
  const first = loadScript('/demos/c.js?v=1');
  report('load');
  const second = loadScript('/demos/d.js?v=1');
  report('load');
  await Promise.all([first, second]);
  expect(addresses()).toEqual(['/demos/c.js?v=1', '/demos/d.js?v=1']);
});

it('fetches one again that did not arrive, when it is asked for again', async () => {
  const failing = [loadScript('/demos/e.js?v=1'), loadScript('/demos/e.js?v=1')];
  report('error');
  for (const each of failing) await expect(each).rejects.toThrow('/demos/e.js?v=1 did not arrive');
  expect(addresses()).toEqual([]);
  const again = loadScript('/demos/e.js?v=1');
  expect(addresses()).toEqual(['/demos/e.js?v=1']);
  report('load');
  await expect(again).resolves.toBeUndefined();
});

it('puts it into the document that it is given', () => {
  const other = document.implementation.createHTMLDocument();
  void loadScript('/demos/f.js?v=1', other);
  expect(other.head.querySelector('script')?.getAttribute('src')).toBe('/demos/f.js?v=1');
  expect(addresses()).toEqual([]);
});
