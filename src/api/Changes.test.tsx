/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { Changes } from './Changes';

it('groups the changes in a table with headers of columns and of groups', () => {
  render(
    <Changes
      changes={{
        before: '7.29.8',
        added: ['label', 'material'],
        removed: [{ name: 'title', type: 'string' }],
        retyped: [{ name: 'axis', before: 'A', after: 'A | B' }],
        redefaulted: [
          { name: 'size', after: '10' },
          { name: 'gap', before: '1' },
        ],
      }}
    />,
  );
  const rows = within(screen.getByRole('table')).getAllByRole<HTMLTableRowElement>('row');
  expect(rows.map(({ cells }) => [...cells].map((cell) => cell.textContent))).toEqual([
    ['Change', 'Name', 'Details'],
    ['Added', 'label', '–'],
    ['material', '–'],
    ['Removed', 'title', 'string'],
    ['Type changed', 'axis', 'A → A | B'],
    ['Default changed', 'size', '– → 10'],
    ['gap', '1 → –'],
  ]);
  expect(screen.getByText('Added')).toHaveAttribute('rowspan', '2');
  expect(screen.getByText('Added')).toHaveAttribute('scope', 'rowgroup');
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

it('has no group without changes', () => {
  render(
    <Changes
      changes={{ before: '7.29.8', added: ['a'], removed: [], retyped: [], redefaulted: [] }}
    />,
  );
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
