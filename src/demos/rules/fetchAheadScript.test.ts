/** @jest-environment jsdom */
import { fetchAheadScript } from './fetchAheadScript';
import { readerSigns } from './readerSigns';

const fetching = jest.fn((_address: string) => Promise.reject(new Error('No network')));
const fetched = () => fetching.mock.calls.map(([address]) => address);
beforeEach(() => {
  fetching.mockClear();
  window.fetch = fetching as never;
});

/** A page whose first demo is so far from the top of the viewport, 768 px high. */
function open({ top = 1900, body = '<div data-stage></div>', style = 'system' } = {}) {
  document.documentElement.dataset.style = style;
  document.head.innerHTML =
    '<meta name="demo-scripts-system" content="/library.js /tabs.js"><meta name="demo-scripts-css" content="/library.js /tabs.css.js">';
  document.body.innerHTML = body;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  window.eval(fetchAheadScript());
}
const act = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

afterEach(() => {
  jest.restoreAllMocks();
  // Listeners that are left go with their page.
  document.head.innerHTML = '';
  document.body.innerHTML = '<div data-stage></div>';
  act('keydown');
});

it.each(readerSigns)(
  'fetches, and does not run, what brings the demos after a %s, once',
  (type) => {
    open();
    expect(fetched()).toEqual([]);
    act(type);
    act(type);
    expect(fetched()).toEqual(['/library.js', '/tabs.js']);
    expect(document.scripts).toHaveLength(0);
  },
);

it.each([
  ['css', ['/library.js', '/tabs.css.js']],
  ['tailwind', ['/library.js', '/tabs.js']],
])('fetches them in the styling of the reader: %s', (style, expected) => {
  open({ style });
  act('scroll');
  expect(fetched()).toEqual(expected);
});

it('fetches nothing for a demo that is far, nor on a page without', () => {
  open({ top: 2000 });
  act('scroll');
  expect(fetched()).toEqual([]);
});

it('minds no browser that cannot fetch', () => {
  open();
  window.fetch = () => {
    throw new Error('Not here');
  };
  expect(() => act('scroll')).not.toThrow();
});

it('goes on listening while the demo has not arrived', () => {
  open({ body: '<p>The beginning of the page</p>' });
  act('pointermove');
  expect(fetched()).toEqual([]);
  document.body.innerHTML += '<div data-stage></div>';
  act('pointermove');
  expect(fetched()).toHaveLength(2);
});
