/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TableFrame } from './TableFrame';

let width = 0;
let resized: () => void = () => undefined;
const { ResizeObserver } = globalThis;

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resized = () => undefined;
    }
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.ResizeObserver = ResizeObserver;
});

const frame = (
  <TableFrame>
    <table />
  </TableFrame>
);
function show(within: number) {
  width = within;
  act(() => resized());
}
const named = () => screen.queryByRole('group', { name: 'Table' });

it('is a stop with a name while its table is wider than it, and none where it fits', () => {
  render(frame);
  show(320);
  expect(named()).toHaveAttribute('tabindex', '0');
  show(600);
  expect(named()).toBeNull();
  expect(screen.getByRole('table').parentElement).not.toHaveAttribute('tabindex');
  show(320);
  expect(named()).toHaveAttribute('tabindex', '0');
});

it('is one where nobody can tell: without a script, and in a browser that does not say', () => {
  expect(renderToString(frame)).toContain('tabindex="0"');
  globalThis.ResizeObserver = undefined as never;
  render(frame);
  expect(named()).toHaveAttribute('tabindex', '0');
});

it('is one, and the page goes on, where a browser refuses to watch sizes', () => {
  jest.spyOn(globalThis.ResizeObserver.prototype, 'observe').mockImplementation(() => {
    throw new Error('The operation is insecure.');
  });
  render(frame);
  expect(named()).toHaveAttribute('tabindex', '0');
});
