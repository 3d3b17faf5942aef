/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { usePortions } from './usePortions';

function List({ of }: { of: string }) {
  const { count, showMore, root } = usePortions<HTMLDivElement>(2, of, 'a');
  const items = ['1', '2', '3', '4', '5'].map((number) => of + number);
  return (
    <div ref={root}>
      {items.slice(0, count).map((item) => (
        <a key={item} href={`#${item}`}>
          {item}
        </a>
      ))}
      {count < items.length ? (
        <button type="button" onClick={showMore}>
          More
        </button>
      ) : null}
    </div>
  );
}

const drawn = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
function more() {
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('button'));
}

it('keeps the focus on the button as long as it is there, then on the first new item', () => {
  render(<List of="a" />);
  more();
  expect(drawn()).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect(screen.getByRole('button')).toHaveFocus();
  more();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'a5' })).toHaveFocus();
});

it('begins anew with another subject', () => {
  const { rerender } = render(<List of="a" />);
  more();
  rerender(<List of="b" />);
  expect(drawn()).toEqual(['b1', 'b2']);
});
