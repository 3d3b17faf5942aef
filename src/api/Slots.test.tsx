/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { apiComponent, apiPage } from '../../tests/support/apiPage';
import { Classes, Slots } from './Slots';

jest.mock('../navigation', () => jest.requireActual('../navigation/lists/Badges'));

it('shows what stands in a slot, its class, its props and its plan', () => {
  render(
    <Slots
      page={apiPage(apiComponent)}
      slots={[
        {
          name: 'toolbar',
          description: 'At the <em>top</em>.',
          default: 'GridToolbar',
          className: 'MuiDataGrid-toolbar',
          props: { parts: ['ToolbarProps'], expanded: ['{}'] },
          plan: 'premium',
          deprecated: 'Use another.',
        },
        { name: 'footer', description: '' },
      ]}
      rows={[
        { name: 'toolbar', anchor: 'slot-toolbar', key: 'slot:toolbar' },
        { name: 'footer', anchor: 'slot-footer', key: 'slot:footer' },
      ]}
    />,
  );
  const [toolbar, footer] = screen.getAllByRole('listitem');
  expect(toolbar).toHaveAttribute('id', 'slot-toolbar');
  for (const text of [
    'Default: GridToolbar',
    'Class: .MuiDataGrid-toolbar',
    'ToolbarProps',
    'Premium plan',
    'Deprecated Use another.',
    'At the top.',
  ]) {
    expect(toolbar).toHaveTextContent(text);
  }
  expect(screen.getByRole('button', { name: 'Show the whole type' })).toHaveAttribute(
    'popovertarget',
    'slot-toolbar-type',
  );
  expect(footer).toHaveTextContent(/^footer$/);
});

it('shows a class by its global name and its key', () => {
  render(
    <Classes
      page={apiPage(apiComponent)}
      classes={[
        { name: 'root', className: 'MuiButton-root', description: 'The root.' },
        { name: 'old', className: 'MuiButton-old', description: '', deprecated: '' },
      ]}
      rows={[
        { name: 'root', anchor: 'class-root', key: 'class:root' },
        { name: 'old', anchor: 'class-old', key: 'class:old' },
      ]}
    />,
  );
  const [root, old] = screen.getAllByRole('listitem');
  expect(root).toHaveTextContent('.MuiButton-rootKey in classes: rootThe root.');
  expect(screen.getByRole('link', { name: '.MuiButton-root' })).toHaveAttribute(
    'href',
    '#class-root',
  );
  expect(old).toHaveTextContent('Deprecated');
});
