/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Changes } from './Changes';

const file = (name: string, text: string) => ({ name, text });

it('shows the changed files, and tells added from removed lines in words too', () => {
  render(
    <Changes
      before={[file('A.tsx', 'a\nb\n'), file('rows.ts', 'rows\n')]}
      after={[file('A.tsx', 'a\nB\n'), file('rows.ts', 'rows\n')]}
    />,
  );
  expect(screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'))).toEqual([
    'A.tsx',
  ]);
  // What the keyboard reaches, because it scrolls, has a name.
  expect(screen.getByRole('group', { name: 'A.tsx' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('insertion')).toHaveTextContent('Added:+ B');
  expect(screen.getByRole('deletion')).toHaveTextContent('Removed:- b');
});

it('says so where nothing is changed', () => {
  render(<Changes before={[file('A.tsx', 'a')]} after={[file('A.tsx', 'a')]} />);
  expect(screen.getByText(/Nothing is changed/)).toBeVisible();
});
