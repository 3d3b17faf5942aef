/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { DocsProvider } from './DocsProvider';
import { useDocsConfig } from './useDocsConfig';

jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({ siteConfig: { customFields: { products: [{ name: 'Charts' }] } } }),
  { virtual: true },
);

function Reader() {
  return <p>{useDocsConfig().products[0]?.name}</p>;
}

it('is read inside the provider', () => {
  render(
    <DocsProvider>
      <Reader />
    </DocsProvider>,
  );
  expect(screen.getByText('Charts')).toBeVisible();
});

it('says outside the provider what is missing and how to mend it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Reader />)).toThrow(
    'The docs config context was not found. Wrap the component in the docs provider: <DocsProvider>.',
  );
});
