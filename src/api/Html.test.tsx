/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { Html } from './Html';

it('shows a description in English, with links in the language of the page', () => {
  const { container } = render(<Html html={'A <a href="/b/">b</a>.'} />);
  expect(container.innerHTML).toBe('<div class="text" lang="en">A <a href="/zh/b/">b</a>.</div>');
});

it('shows nothing for no description', () => {
  const { container } = render(<Html html="" />);
  expect(container).toBeEmptyDOMElement();
});
