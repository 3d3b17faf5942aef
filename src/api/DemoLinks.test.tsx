/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { DemoLinks } from './DemoLinks';

it('lists demos in the order given, each with the anchor on its page', () => {
  render(
    <DemoLinks
      demos={[
        { id: 'docs/b/Two', pathname: '/b/', name: 'Two' },
        { id: 'docs/a/One', pathname: '/a/', name: 'One' },
      ]}
    />,
  );
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Two', '/b/#Two'],
    ['One', '/a/#One'],
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
