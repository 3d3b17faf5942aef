/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { TypeText } from './TypeText';

const union = ["'inherit' | ", { name: 'Color', pathname: '/api-docs/color/' }];

it('shows a type as it is written, with links to the names that have a page', () => {
  const { container } = render(
    <TypeText type={{ parts: ['Partial<', { name: 'Props', pathname: '/a/' }, '<R>>'] }} id="a" />,
  );
  expect(container).toHaveTextContent('Partial<Props<R>>');
  expect(screen.getByRole('link', { name: 'Props' })).toHaveAttribute('href', '/a/');
  expect(screen.queryByRole('button')).toBeNull();
});

it('has a named button that controls a popover with the whole of a type behind a name', () => {
  render(<TypeText type={{ parts: ['ButtonColor'], expanded: union }} id="prop-color-type" />);
  const button = screen.getByRole('button', { name: 'Show the whole type' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('popovertarget', 'prop-color-type');
  const popover = document.getElementById('prop-color-type');
  expect(popover).toHaveAttribute('popover', 'auto');
  expect(popover).toHaveTextContent("'inherit' | Color");
  expect(popover).toContainElement(screen.getByRole('link', { name: 'Color', hidden: true }));
});
