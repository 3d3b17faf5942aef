/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { WindowBlocked } from './Problem';
import { ServiceLink } from './ServiceLink';

const open = jest.fn();
const onOutcome = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  window.open = open;
});

function click(keys: object = {}) {
  render(
    <ServiceLink href="/sandbox/" className="tool" onOutcome={onOutcome}>
      StackBlitz
    </ServiceLink>,
  );
  const link = screen.getByRole('link', { name: 'StackBlitz' });
  const event = createEvent.click(link, keys);
  // jsdom would follow the link.
  link.parentElement!.addEventListener('click', (each) => each.preventDefault());
  fireEvent(link, event);
  return link;
}

it('opens a window that can be reached from here', () => {
  open.mockReturnValue({ closed: false });
  const link = click();
  expect(link).toHaveAttribute('rel', 'opener');
  expect(link).toHaveClass('tool');
  expect(open).toHaveBeenCalledWith('/sandbox/', '_blank', undefined);
  expect(onOutcome).toHaveBeenCalledWith(null);
});

it.each([[null], [{ closed: true }]])('tells that the browser let no window open: %j', (opened) => {
  open.mockReturnValue(opened);
  click();
  expect(onOutcome).toHaveBeenCalledWith(expect.any(WindowBlocked));
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', (key) => {
  click({ [key]: true });
  expect(open).not.toHaveBeenCalled();
  expect(onOutcome).not.toHaveBeenCalled();
});
