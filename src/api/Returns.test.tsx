/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { Returns } from './Returns';

it('says what a function returns, in more than one paragraph too', () => {
  const { container } = render(<Returns html="<p>An object.</p><p>With <code>ref</code>.</p>" />);
  expect(container).toHaveTextContent('Returns An object.With ref.');
  expect(container.querySelector('p p')).toBeNull();
});
