/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { DefaultValue, Deprecated, Mark, Row } from './Row';

it('links to itself by its permanent anchor, and carries marks and content', () => {
  render(
    <ul>
      <Row anchor="prop-size" name="size" lines={2} marks={<Mark kind="required">required</Mark>}>
        text
      </Row>
    </ul>,
  );
  const row = screen.getByRole('listitem');
  expect(row).toHaveAttribute('id', 'prop-size');
  expect(row).toHaveAttribute('data-row');
  expect(screen.getByRole('link', { name: 'size' })).toHaveAttribute('href', '#prop-size');
  expect(row).toHaveTextContent('sizerequiredtext');
});

it('says why something is deprecated, or only that it is', () => {
  const { container, rerender } = render(<Deprecated reason="Use <code>slots</code>." />);
  expect(container).toHaveTextContent('Deprecated Use slots.');
  rerender(<Deprecated reason="" />);
  expect(container).toHaveTextContent(/^Deprecated$/);
  rerender(<Deprecated reason={undefined} />);
  expect(container).toBeEmptyDOMElement();
});

it('shows a default value as it was written', () => {
  const { container } = render(<DefaultValue>{"'<a>'"}</DefaultValue>);
  expect(container).toHaveTextContent("Default: '<a>'");
});
