/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import type { CodeFieldOptions, OpenFile } from './field/codeField';
import { PlaygroundEditor } from './PlaygroundEditor';
import { writeCode } from './share/codeLink';

let location = {};
jest.mock('@docusaurus/router', () => ({ useLocation: () => location }), { virtual: true });
const preferences: Record<string, string> = {};
jest.mock('../preferences', () => ({
  browserStore: () => ({ subscribe: () => () => {}, show: () => {} }),
  useEffectiveMode: () => 'light',
  usePreference: (name: string) => [preferences[name]],
}));
jest.mock('../sandbox', () => ({
  loadProject: async () => ({
    files: { 'src/demo/Components.tsx': 'original', 'src/demo/Components.jsx': 'original js' },
  }),
  useSurroundings: () => ({}),
}));
jest.mock('./share/TakeAlong', () => ({ TakeAlong: () => null }));
const run = jest.fn();
jest.mock('./useProgram', () => ({
  useProgram: () => ({ run, follow: () => {}, refused: '', shown: 0, height: 0, canRun: true }),
}));
let options: CodeFieldOptions;
let shown: OpenFile;
jest.mock('./field/codeField', () => ({
  openCodeField: (given: CodeFieldOptions) => {
    options = given;
    shown = given.file;
    return { mark: () => {}, focus: () => {}, close: () => {}, show: (file: OpenFile) => file };
  },
}));

const link = (text: string) => `#${writeCode({ 'Components.tsx': text })}Components.tsx`;
const demo = { id: 'docs/_playground/Components', name: 'Components', styles: [] };

async function open(hash: string) {
  const go = (next: string) => {
    window.history.replaceState(null, '', `/playground/${next}`);
    location = {};
  };
  go(hash);
  const { rerender } = render(<PlaygroundEditor demo={demo} />);
  const settle = () => act(async () => {});
  await settle();
  const again = async (code = 'TS') => {
    preferences.code = code;
    rerender(<PlaygroundEditor demo={demo} />);
    await settle();
  };
  return { again, follow: (next: string) => (go(next), again()) };
}
const type = (text: string) => act(() => options.onChange(text));

beforeEach(() => {
  localStorage.clear();
  run.mockClear();
  preferences.code = 'TS';
});

it('keeps what was made of the code of a link while the other language is shown', async () => {
  const { again } = await open(link('of the link'));
  expect(shown.text).toBe('of the link');
  type('my work on it');
  await again('JS');
  expect(shown).toEqual({ name: 'Components.js', text: 'original js' });
  await again('TS');
  expect(shown.text).toBe('my work on it');
});

it('shows the code of every link that is opened in the same tab, and keeps what was there', async () => {
  const { follow } = await open('');
  type('mine');
  await follow(link('first'));
  expect(shown.text).toBe('first');
  expect(screen.getByText(/came with a link/)).toBeVisible();
  type('first, changed');
  await follow(link('first'));
  expect(shown.text).toBe('first');
  await follow(link('second'));
  expect(shown.text).toBe('second');
  expect(run).not.toHaveBeenCalledWith([{ name: 'Components.tsx', text: 'first' }], true);
  expect(screen.getByRole('button', { name: 'Your earlier code' })).toBeVisible();
});
