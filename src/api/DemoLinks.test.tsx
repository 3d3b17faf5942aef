/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { DemoLinks } from './DemoLinks';

jest.mock(
  '@docusaurus/Link',
  () =>
    ({ to, children }: ComponentProps<'a'> & { to: string }) => <a href={to}>{children}</a>,
  { virtual: true },
);

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
