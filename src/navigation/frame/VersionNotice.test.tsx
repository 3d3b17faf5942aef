/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { VersionNotice } from './VersionNotice';

const version = { version: '8.8.0', label: '8.8.0', pluginId: 'x' };
let shown: { version: string; label: string; pluginId: string };
const place = { product: { home: '/x/react-data-grid/' }, rest: '/react-data-grid/sorting' };

jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDocsVersion: () => shown }));
jest.mock('../paths/usePlace', () => ({ usePlace: () => place }));
jest.mock('@docusaurus/Head', () => (props: { children: ReactNode }) => props.children, {
  virtual: true,
});
jest.mock(
  '@docusaurus/useBaseUrl',
  () => (path: string, options?: { absolute: boolean }) =>
    options?.absolute ? `https://docs.example.org${path}` : path,
  { virtual: true },
);

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

beforeEach(() => {
  shown = version;
});

it('says nothing on a page of the current version', () => {
  shown = { ...version, version: 'current' };
  const { container } = render(<VersionNotice inCurrent={undefined} />);
  expect(container).toBeEmptyDOMElement();
});

it('names the version, links to the same page of the current one and makes that canonical', () => {
  render(<VersionNotice inCurrent="/x/react-data-grid/sorting" />);
  expect(screen.getByRole('note')).toHaveTextContent('This page documents version v8.8.0.');
  expect(
    screen.getByRole('link', { name: 'Go to this page of the current version' }),
  ).toHaveAttribute('href', '/x/react-data-grid/sorting/');
  expect(canonical()).toBe('https://docs.example.org/x/react-data-grid/sorting/');
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

it('leads to the nearest page where the current version lacks this one, which stays canonical itself', () => {
  render(<VersionNotice inCurrent="/x/react-data-grid" />);
  expect(screen.getByRole('note')).toHaveTextContent(
    'This page does not exist in the current version.',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/x/react-data-grid/');
  expect(canonical()).toBeUndefined();
});

it('leads to the home of the product where nothing above the page is left', () => {
  render(<VersionNotice inCurrent={undefined} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/x/react-data-grid/');
});

it('knows the paths of the core site', () => {
  shown = { version: '7.1.0', label: '7.1.0', pluginId: 'default' };
  render(<VersionNotice inCurrent="/react-data-grid/sorting" />);
  expect(canonical()).toBe('https://docs.example.org/react-data-grid/sorting/');
});
