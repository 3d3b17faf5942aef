/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import fs from 'node:fs';
import path from 'node:path';
import { mediaRules } from '../../tests/support/mediaRules';
import { SearchResults } from './SearchResults';

jest.mock('../docsConfig', () => ({
  useDocsConfig: () => ({ products: [{ id: 'core', name: 'Material UI' }] }),
}));

const file = path.join(__dirname, 'SearchDialog.late.module.css');

const result = (owner: string) => ({
  url: `/components/${owner}/#color`,
  title: 'Color',
  product: 'core',
  section: 'Components / Inputs',
  plan: '',
  excerpt: '',
  headings: [],
  kind: 'heading' as const,
  owner,
});

it.each([
  ['a window of any height', ''],
  ['a low window', mediaRules(file, '(height <= 400px)')],
])(
  'tells results apart that are called alike, and of what is not saved, in %s',
  (_where, rules) => {
    const all = fs.readFileSync(file, 'utf8').split('@media')[0]!;
    document.head.innerHTML = `<style>${all}${rules}</style>`;
    render(
      <SearchResults
        pages={['Button', 'Slider'].map(result)}
        marks={[]}
        signatureOf={() => undefined}
        isOutOfReach={(url) => url.includes('Slider')}
        active={0}
        onPoint={() => {}}
        onChoose={() => {}}
      />,
    );
    const [button, slider] = screen.getAllByRole('option');
    expect(button).toHaveTextContent('Material UI / Components / Inputs / Button');
    for (const text of ['Material UI', '/ Button', '/ Slider', 'Not saved on this device']) {
      for (const each of screen.getAllByText(text)) expect(each).toBeVisible();
    }
    expect(slider).toHaveTextContent('Inputs / SliderNot saved');
  },
);
