/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Contents } from './Contents';

const toc = [{ id: 'sorting', level: 2, value: 'Sorting' }];

it.each([true, false])(
  'tells the language of headings that are not translated: folded %s',
  (folded) => {
    render(<Contents toc={toc} lang="en" folded={folded} />);
    expect(screen.getByText('Sorting').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('On this page').closest('[lang]')).toBeNull();
  },
);
