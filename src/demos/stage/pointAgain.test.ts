/** @jest-environment jsdom */
import { pointAgain } from './pointAgain';

// jsdom has none.
globalThis.PointerEvent ??= MouseEvent as typeof PointerEvent;

const target = document.createElement('span');
const seen: string[] = [];
for (const type of ['pointerdown', 'mousedown', 'mousemove', 'mouseup', 'pointerup', 'click'])
  target.addEventListener(type, (event) => {
    const { clientX, clientY, buttons } = event as MouseEvent;
    seen.push(`${type} ${clientX} ${clientY} ${buttons}`);
  });
beforeEach(() => {
  seen.length = 0;
});

const drag = { n: 'pointerdown', t: target, x: 3, y: 4 } as const;

it('drags from where it began to where it ended', () => {
  pointAgain(target, { ...drag, u: { x: 50, y: 22 } });
  expect(seen).toEqual([
    'pointerdown 3 4 1',
    'mousedown 3 4 1',
    'mousemove 50 22 1',
    'pointerup 50 22 0',
    'mouseup 50 22 0',
  ]);
});

it('leaves to the reader to end a drag that goes on', () => {
  pointAgain(target, drag);
  expect(seen).toEqual(['pointerdown 3 4 1', 'mousedown 3 4 1']);
});

it('presses in the order of a pointer', () => {
  pointAgain(target, { ...drag, n: 'click' });
  expect(seen).toEqual([
    'pointerdown 3 4 1',
    'mousedown 3 4 1',
    'pointerup 3 4 0',
    'mouseup 3 4 0',
    'click 3 4 0',
  ]);
});
