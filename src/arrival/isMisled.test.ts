/** @jest-environment jsdom */
import { isMisled } from './isMisled';

const root = document.documentElement;
const set = (on: object, values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(on, name, { value, configurable: true });
};

/** A page of that height in a window of 900 px. */
function show(scrollY: number, scrollHeight: number, main = ''): void {
  document.body.innerHTML = `<main>${main}</main>`;
  set(root, { scrollHeight, clientHeight: 900 });
  set(window, { scrollY });
}

/** What the reader has done since the document came. */
function act(hasBeenActive: boolean, pointerdown = 0): void {
  set(navigator, { userActivation: { hasBeenActive } });
  set(performance, { eventCounts: new Map([['pointerdown', pointerdown]]) });
}

beforeEach(() => act(false));

it('is a page that ended too early', () => {
  show(507, 1407);
  expect(isMisled({ y: 700 })).toBe(true);
  // It ends where it did: elsewhere is where the reader went.
  expect(isMisled({ y: 300 })).toBe(false);
  show(507, 2112);
  expect(isMisled({ y: 700 })).toBe(false);
});

it('is a page of rows', () => {
  show(7266, 18380, '<ul><li data-row></li></ul>');
  expect(isMisled({ y: 5768 })).toBe(true);
});

it.each([
  ['pressed a key', true, 0],
  ['scrolled with a finger', false, 1],
])('is none whose reader has %s', (_what, hasBeenActive, presses) => {
  act(hasBeenActive, presses);
  show(7266, 18380, '<ul><li data-row></li></ul>');
  expect(isMisled({ y: 5768 })).toBe(false);
});

it('is none where a browser does not tell what the reader has done', () => {
  set(navigator, { userActivation: undefined });
  show(507, 1407);
  expect(isMisled({ y: 700 })).toBe(false);
});
