/** @jest-environment jsdom */
import { holdFocus } from './holdFocus';

let time = 0;
let isHere = false;
let inertWhenShown: boolean | undefined;

beforeAll(() => {
  document.hasFocus = () => isHere;
  HTMLDialogElement.prototype.showModal = function showModal() {
    inertWhenShown = this.inert;
  };
  holdFocus(window, () => time);
});
beforeEach(() => {
  document.body.innerHTML = '<button>OK</button><a href="#"><svg tabindex="0"></svg></a>';
  time += 10_000;
});

const button = () => document.querySelector('button')!;
const focused = (element: HTMLElement | SVGElement) => {
  element.focus();
  return document.activeElement === element;
};

it('leaves the focus where the reader is', () => {
  isHere = false;
  expect(focused(button())).toBe(false);
  expect(focused(document.querySelector('svg')!)).toBe(false);
  isHere = true;
  expect(focused(button())).toBe(true);
  expect(focused(document.querySelector('svg')!)).toBe(true);
});

it.each(['pointerdown', 'click'])('lets it move for a %s that comes before it', (type) => {
  isHere = false;
  button().dispatchEvent(new Event(type));
  time += 500;
  expect(focused(button())).toBe(true);
  button().blur();
  time += 1000;
  expect(focused(button())).toBe(false);
});

it("holds it against the browser's own dialog", () => {
  const dialog = document.createElement('dialog');
  dialog.inert = false;
  isHere = false;
  dialog.showModal();
  expect([inertWhenShown, dialog.inert]).toEqual([true, false]);
  isHere = true;
  dialog.showModal();
  expect(inertWhenShown).toBe(false);
});
