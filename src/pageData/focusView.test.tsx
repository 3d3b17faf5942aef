/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { focusView } from './focusView';

function View() {
  const [isAsking, setAsking] = useState(true);
  return (
    <div tabIndex={-1} data-testid="view">
      {isAsking ? (
        <button
          type="button"
          onClick={(event) => {
            focusView(event);
            setAsking(false);
          }}
        >
          Try again
        </button>
      ) : null}
    </div>
  );
}

it('leaves the focus in the view when the button goes', () => {
  render(<View />);
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByTestId('view')).toHaveFocus();
});
