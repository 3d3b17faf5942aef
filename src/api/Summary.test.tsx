/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { apiComponent, apiHook, apiPage } from '../../tests/support/apiPage';
import { Summary } from './Summary';
import type { ApiPage } from './rules/types';

jest.mock('../navigation', () => jest.requireActual('../navigation/lists/Badges'));

/** The facts by their label. */
function facts(page: ApiPage): Record<string, string> {
  render(<Summary page={page} />);
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  );
}

it('says who exports a component, what its ref gives and how the theme calls it', () => {
  const shown = facts(apiPage());
  expect(shown).toEqual({
    Packages: '@mui/material7.2.0',
    Ref: 'HTMLButtonElement',
    'Name in the theme': 'MuiButton',
    Related: 'ButtonGroup',
    Source: 'View on GitHub',
  });
  expect(screen.getByText('presses').closest('[lang="en"]')).toHaveTextContent('Takes presses.');
  expect(screen.getByRole('link', { name: 'View on GitHub' })).toHaveAttribute(
    'href',
    apiComponent.source,
  );
  expect(screen.getByRole('link', { name: 'ButtonGroup' })).toHaveAttribute(
    'href',
    '/api-docs/button-group/',
  );
});

it('says of a ref whether there is one, and its element where the type tells it', () => {
  expect(facts(apiPage({ ...apiComponent, ref: 'unknown' })).Ref).toBe('element not stated');
});

it('names each package once, with its plan', () => {
  const shown = facts(
    apiPage({
      ...apiComponent,
      imports: [
        { from: '@mui/x-charts/A', name: 'A', package: '@mui/x-charts' },
        { from: '@mui/x-charts', name: 'A', package: '@mui/x-charts' },
        { from: '@mui/x-charts-pro', name: 'A', package: '@mui/x-charts-pro', plan: 'pro' },
      ],
    }),
  );
  expect(shown.Packages).toMatch(/^@mui\/x-charts@mui\/x-charts-pro.*Pro plan.*7\.2\.0$/);
});

it('says that a component takes no ref, is deprecated, or is new', () => {
  const shown = facts(
    apiPage(
      {
        ...apiComponent,
        ref: null,
        themeName: undefined,
        source: undefined,
        related: [],
        deprecated: 'Use another.',
      },
      {
        changes: {
          before: '7.29.8',
          isNew: '8.3.0',
          added: [],
          removed: [],
          retyped: [],
          redefaulted: [],
        },
      },
    ),
  );
  expect(shown).toEqual({
    Packages: '@mui/material7.2.0',
    Ref: 'takes no ref',
    'New in': '8.3.0',
  });
  expect(screen.getByText('Deprecated').parentElement).toHaveTextContent('Deprecated Use another.');
});

it('speaks of no ref where there cannot be one', () => {
  expect(facts(apiPage(apiHook))).toEqual({ Packages: '@mui/material7.2.0' });
});
