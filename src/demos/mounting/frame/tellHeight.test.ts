/** @jest-environment jsdom */
import { refuseObserver } from '../../../../tests/support/refuseObserver';
import { tellHeight } from './tellHeight';

let resized: () => void;
let stages: HTMLElement;
let bodyHeight = 120;
const told = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
    },
  });
  document.head.innerHTML = '<style>.closed { visibility: hidden }</style>';
  document.body.getBoundingClientRect = () => ({ height: bodyHeight }) as DOMRect;
  stages = document.createElement('div');
  document.body.append(stages);
  window.innerHeight = 120;
  tellHeight(window, stages, told);
});
beforeEach(() => told.mockClear());

/** Lets the browser draw the page. */
const draw = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Opens something in a place, which ends at a height. */
async function open(
  html: string,
  position: string,
  { place = document.body, bottom = 0 }: { place?: HTMLElement; bottom?: number } = {},
): Promise<HTMLElement> {
  const element = document.createElement('div');
  element.style.position = position;
  element.innerHTML = html;
  element.getBoundingClientRect = () => ({ bottom }) as DOMRect;
  place.append(element);
  await draw();
  return element;
}

it('tells the height of the program when that has changed', () => {
  bodyHeight = 200.4;
  resized();
  resized();
  expect(told.mock.calls).toEqual([[201]]);
  bodyHeight = 5000;
  resized();
  expect(told).toHaveBeenLastCalledWith(1600);
  bodyHeight = 120;
  resized();
});

it('tells a height in which a dialog can be worked until it is gone', async () => {
  const dialog = await open('<button>OK</button>', 'fixed');
  expect(told.mock.calls).toEqual([[560]]);
  dialog.remove();
  await draw();
  expect(told).toHaveBeenLastCalledWith(120);
});

it('sees a dialog open that is in the page while it is closed', async () => {
  const drawer = await open('<a href="#top">Top</a>', 'fixed');
  drawer.className = 'closed';
  await draw();
  expect(told).toHaveBeenLastCalledWith(120);
  drawer.className = '';
  await draw();
  expect(told).toHaveBeenLastCalledWith(560);
  drawer.remove();
  await draw();
});

it('makes room for the whole of a list, and of a tooltip, which is not worked, for no more', async () => {
  const list = await open('<li tabindex="-1">Cumin</li>', 'absolute', { bottom: 700 });
  expect(told).toHaveBeenLastCalledWith(708);
  list.remove();
  const tooltip = await open('Sold out', 'absolute', { bottom: 90 });
  expect(told).toHaveBeenLastCalledWith(120);
  tooltip.remove();
  await draw();
});

it('sees what the library has opened within the program', async () => {
  const list = await open('<button>Filter</button>', 'absolute', { place: stages, bottom: 300 });
  expect(told).not.toHaveBeenCalled();
  list.className = 'MuiPopper-root';
  resized();
  expect(told).toHaveBeenLastCalledWith(308);
  list.remove();
  await draw();
});

it('does not grow on and on with a program that fills the frame', async () => {
  const grow = () => {
    window.innerHeight = told.mock.lastCall![0] as number;
    bodyHeight = window.innerHeight + 48;
    window.dispatchEvent(new Event('resize'));
  };
  bodyHeight = 168;
  resized();
  grow();
  expect(told.mock.calls).toEqual([[168]]);
  jest.useFakeTimers();
  resized();
  jest.advanceTimersByTime(1000);
  expect(told).toHaveBeenLastCalledWith(216);
  grow();
  jest.advanceTimersByTime(1000);
  expect(told).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it.each([
  ['MutationObserver', 'made'],
  ['MutationObserver', 'used'],
  ['ResizeObserver', 'used'],
] as const)('goes on telling where a %s is refused to be %s', async (name, step) => {
  const allow = refuseObserver(name, step);
  const toldHere = jest.fn();
  bodyHeight = window.innerHeight = 120;
  tellHeight(window, stages, toldHere);
  allow();
  const dialog = await open('<button>OK</button>', 'fixed');
  window.dispatchEvent(new Event('resize'));
  expect(toldHere).toHaveBeenLastCalledWith(560);
  dialog.remove();
});
