/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/dom';
import { standInPopover } from '../../tests/support/standInPopover';
import { element } from './element';
import { openPanel } from './openPanel';

let observed: (() => void) | undefined;

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const panel = () => screen.getByRole('dialog');
const open = (at = 'mark') =>
  openPanel(
    button(at),
    `Panel of ${at}`,
    element('a', { href: '#a' }, 'first'),
    element('button', { type: 'button' }, 'last'),
  );

beforeAll(() => {
  standInPopover();
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        observed = callback;
      }

      observe() {}
    },
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<button>before</button><button>mark</button><button>after</button><button>other mark</button>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Stands for a place in a window of 800 × 600 px, in a page that is scrolled by 5000. */
function stand(target: HTMLElement, top: number, height: number): void {
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 800, configurable: true },
    clientHeight: { value: 600, configurable: true },
  });
  Object.defineProperty(window, 'scrollY', { value: 5000, configurable: true });
  target.getBoundingClientRect = () =>
    ({ left: 100, right: 180, width: 80, top, bottom: top + height, height }) as DOMRect;
}

it('opens at its button, however far the page is scrolled, and moves nothing', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  stand(button('mark'), 300, 24);
  open();
  expect(panel()).toHaveAccessibleName('Panel of mark');
  expect([panel().style.left, panel().style.top]).toEqual(['100px', '5330px']);
  expect(screen.getByText('first')).toHaveFocus();
  expect(button('mark')).toHaveAttribute('aria-expanded', 'true');
  expect(focus.mock.calls).toEqual(focus.mock.calls.map(() => [{ preventScroll: true }]));
});

it('stays beside its button when more arrives in it', () => {
  stand(button('mark'), 540, 24);
  open();
  stand(panel(), 0, 40);
  observed!();
  expect(panel().style.top).toBe('5494px');
  stand(panel(), 0, 200);
  observed!();
  expect(panel().style.top).toBe('5334px');
});

it.each([
  ['first', 'last', true],
  ['first', 'mark', true],
  ['last', 'after', false],
  ['mark', 'first', true],
  ['mark', 'after', false],
])('closes when the focus leaves it and its button: %s to %s', (from, to, stays) => {
  open();
  screen.getByText(from).focus();
  screen.getByText(to).focus();
  expect(screen.queryByRole('dialog') !== null).toBe(stays);
  expect(button('mark')).toHaveAttribute('aria-expanded', String(stays));
  expect(screen.getByText(to)).toHaveFocus();
});

it('leaves a press beside it to the browser', () => {
  open();
  fireEvent.focusOut(screen.getByText('first'), { relatedTarget: null });
  expect(panel()).toBeInTheDocument();
});

it.each([
  ['last', false, 'mark', true],
  ['first', true, 'mark', false],
  ['first', false, 'first', true],
  ['last', true, 'last', true],
])('has Tab go on from its button: %s, backwards %s', (from, shiftKey, at, isBrowsers) => {
  open();
  screen.getByText(from).focus();
  expect(fireEvent.keyDown(screen.getByText(from), { key: 'Tab', shiftKey })).toBe(isBrowsers);
  expect(screen.getByText(at)).toHaveFocus();
});

it('has Tab go on from its button when there is nothing in it yet', () => {
  openPanel(button('mark'), 'Panel', element('p', {}, 'text'));
  expect(panel()).toHaveFocus();
  expect(fireEvent.keyDown(panel(), { key: 'Tab' })).toBe(true);
  expect(button('mark')).toHaveFocus();
});

it('belongs to its button after the press that opened it: the next one closes it', () => {
  open();
  expect(button('mark').popoverTargetElement).toBeFalsy();
  jest.runAllTimers();
  expect(button('mark').popoverTargetElement).toBe(panel());
  const [first] = screen.getAllByRole('dialog');
  open();
  expect(screen.getAllByRole('dialog')).toEqual([first]);
  panel().hidePopover();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('mark').popoverTargetElement).toBeNull();
  open();
  expect(panel()).toBeInTheDocument();
});

it('gives way to the panel of another button', () => {
  open();
  open('other mark');
  expect(panel()).toHaveAccessibleName('Panel of other mark');
  expect(button('mark')).toHaveAttribute('aria-expanded', 'false');
  expect(button('other mark')).toHaveAttribute('aria-expanded', 'true');
});
