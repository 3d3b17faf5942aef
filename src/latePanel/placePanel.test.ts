/** @jest-environment jsdom */
import { placePanel } from './placePanel';

const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/** Where a panel of 220 × 240 px lands in a window of 800 × 600. */
function placed(button: DOMRect, { direction = 'ltr', scrollY = 0 } = {}) {
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 800, configurable: true },
    clientHeight: { value: 600, configurable: true },
  });
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  const panel = document.createElement('div');
  const trigger = document.createElement('button');
  trigger.style.direction = direction;
  document.body.append(trigger);
  panel.getBoundingClientRect = () => rect(0, 0, 220, 240);
  trigger.getBoundingClientRect = () => button;
  placePanel(panel, trigger);
  return [panel.style.left, panel.style.top];
}

it.each([
  ['below its button', rect(100, 100, 80, 30), {}, ['100px', '136px']],
  [
    'in the page, not in the window',
    rect(100, 100, 80, 30),
    { scrollY: 1000 },
    ['100px', '1136px'],
  ],
  ['above where there is no room below', rect(100, 500, 80, 30), {}, ['100px', '254px']],
  ['within the window', rect(700, 100, 80, 30), {}, ['572px', '136px']],
  [
    'at the other edge from right to left',
    rect(400, 100, 80, 30),
    { direction: 'rtl' },
    ['260px', '136px'],
  ],
  [
    'within the window from right to left',
    rect(10, 100, 80, 30),
    { direction: 'rtl' },
    ['8px', '136px'],
  ],
])('stands %s', (_name, button, options, place) => {
  expect(placed(button, options)).toEqual(place);
});
