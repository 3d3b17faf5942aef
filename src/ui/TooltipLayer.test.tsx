/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TooltipLayer } from './TooltipLayer';

// jsdom knows no popover: the attribute `data-open` tells instead.
beforeEach(() => {
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function fake(this: Element, query) {
    if (query === ':popover-open') return this.hasAttribute('data-open');
    return matches.call(this, query.replace(':focus-visible', ':focus'));
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.setAttribute('data-open', '');
    },
    hidePopover(this: HTMLElement) {
      this.removeAttribute('data-open');
    },
  });
  jest.useFakeTimers();
  render(
    <>
      <button type="button" data-tip="Needs a license">
        Pro plan
      </button>
      <a href="/a">
        Joins <span data-tip="Premium plan">*</span>{' '}
        <span data-tip="Not available yet">Planned</span>
      </a>
      <a href="/b">Plain</a>
      <a href="/c">
        Pivots <span data-tip="Pro plan">(Pro plan)</span> <span data-tip="New">(New)</span>
      </a>
      <TooltipLayer />
    </>,
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const tip = () => document.querySelector('[role="tooltip"]');
const button = () => screen.getByRole('button');

it('shows the text while its mark is pointed at, and a little longer', () => {
  fireEvent.pointerOver(button());
  expect(tip()).toHaveAttribute('data-open');
  expect(tip()).toHaveTextContent('Needs a license');
  expect(button()).toHaveAccessibleDescription('Needs a license');
  fireEvent.pointerOver(document.body);
  expect(tip()).toHaveAttribute('data-open');
  act(() => jest.advanceTimersByTime(200));
  expect(tip()).not.toHaveAttribute('data-open');
  expect(button()).not.toHaveAttribute('aria-describedby');
});

it('stays while the pointer is on the tooltip itself', () => {
  fireEvent.pointerOver(button());
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOver(tip()!);
  act(() => jest.advanceTimersByTime(1000));
  expect(tip()).toHaveAttribute('data-open');
});

it('shows it at the focus and closes with Escape, and again when the focus leaves', () => {
  act(() => button().focus());
  expect(tip()).toHaveAttribute('data-open');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tip()).not.toHaveAttribute('data-open');
  act(() => button().blur());
  act(() => button().focus());
  expect(tip()).toHaveAttribute('data-open');
  act(() => screen.getByText('Plain').focus());
  expect(tip()).not.toHaveAttribute('data-open');
});

it('explains all marks of a link that gets the focus', () => {
  act(() => screen.getByText(/Joins/).focus());
  expect(tip()).toHaveTextContent('Premium plan · Not available yet');
  expect(screen.getByText(/Joins/)).toHaveAccessibleDescription('Premium plan · Not available yet');
});

it('announces nothing twice that the name of a link says of each of its marks', () => {
  act(() => screen.getByText(/Pivots/).focus());
  expect(tip()).toHaveTextContent('Pro plan · New');
  expect(screen.getByText(/Pivots/)).not.toHaveAttribute('aria-describedby');
});
