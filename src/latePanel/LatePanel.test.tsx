/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { standInPopover } from '../../tests/support/standInPopover';
import { LatePanel } from './LatePanel';

const onClose = jest.fn();
const onKeyDown = jest.fn();

beforeAll(standInPopover);
beforeEach(() => {
  jest.useFakeTimers();
  onClose.mockClear();
  onKeyDown.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

function show() {
  const trigger = createRef<HTMLButtonElement>();
  const panel = createRef<HTMLDivElement>();
  const { unmount } = render(
    <>
      <button ref={trigger}>Open</button>
      <LatePanel
        ref={panel}
        trigger={trigger}
        className="narrow"
        onClose={onClose}
        onKeyDown={onKeyDown}
      >
        <a href="/a">First</a>
        <a href="/b">Last</a>
      </LatePanel>
      <a href="/c">Beside it</a>
    </>,
  );
  return { trigger: trigger.current!, panel: panel.current!, unmount };
}

it('opens at once, with the focus on its first entry', () => {
  const { panel } = show();
  expect(panel).toHaveClass('panel', 'narrow');
  expect(panel.style.top).not.toBe('');
  expect(screen.getByText('First')).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

it('has its button to give the focus back to, which a click has not given it in every browser', () => {
  let before: Element | null = null;
  const open = jest
    .spyOn(HTMLElement.prototype, 'showPopover')
    .mockImplementation(() => (before = document.activeElement));
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { trigger } = show();
  // The platform gives it back to what had it then.
  expect(before).toBe(trigger);
  expect(focus.mock.calls).toEqual(focus.mock.calls.map(() => [{ preventScroll: true }]));
  open.mockRestore();
  focus.mockRestore();
});

it('belongs to its button after the click that opened it, and no longer than it is there', () => {
  const { trigger, panel, unmount } = show();
  expect(trigger.popoverTargetElement).toBeUndefined();
  jest.runAllTimers();
  expect(trigger.popoverTargetElement).toBe(panel);
  unmount();
  expect(trigger.popoverTargetElement).toBeNull();
});

it('lets arrow keys go through its entries, and hands keys on', () => {
  show();
  fireEvent.keyDown(screen.getByText('First'), { key: 'ArrowUp' });
  expect(screen.getByText('Last')).toHaveFocus();
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

it('tells that it was closed', () => {
  const { panel } = show();
  act(() => panel.hidePopover());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['First', 'Last', 0],
  ['Last', 'Beside it', 1],
  ['First', 'Open', 0],
])('closes when the focus leaves it, but not for its button: %s to %s', (from, to, closings) => {
  show();
  fireEvent.blur(screen.getByText(from), { relatedTarget: screen.getByText(to) });
  expect(onClose).toHaveBeenCalledTimes(closings);
});

it('leaves a press beside it to the browser', () => {
  show();
  fireEvent.blur(screen.getByText('First'), { relatedTarget: null });
  expect(onClose).not.toHaveBeenCalled();
});
