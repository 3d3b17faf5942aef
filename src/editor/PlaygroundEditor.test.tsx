/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { CodeFieldOptions, OpenFile } from './field/codeField';
import { PlaygroundEditor } from './PlaygroundEditor';
import type { Look } from './rules/messages';
import { writeCode } from './share/codeLink';

let location = {};
jest.mock('@docusaurus/router', () => ({ useLocation: () => location }), { virtual: true });
const preferences: Record<string, string> = {};
jest.mock('../preferences', () => ({
  browserStore: () => ({ subscribe: () => () => {}, show: () => {} }),
  useEffectiveMode: () => 'light',
  usePreference: (name: string) => [preferences[name]],
}));
const loadProject = jest.fn();
jest.mock('../sandbox', () => ({
  loadProject: (...given: unknown[]) => loadProject(...given) as unknown,
  Problem: () => <p role="alert">not loaded</p>,
  useSurroundings: () => ({}),
}));
jest.mock('./share/TakeAlong', () => ({ TakeAlong: () => null }));
const run = jest.fn();
let readLook: () => Look;
jest.mock('./useProgram', () => ({
  useProgram: (given: { readLook: () => Look }) => {
    ({ readLook } = given);
    return { run, follow: () => {}, refused: '', shown: 0, height: 0, canRun: true };
  },
}));
jest.mock('./readLook', () => ({ readLook: () => ({ mode: 'dark', background: '#000' }) }));
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
  loadProject.mockReset().mockResolvedValue({
    files: { 'src/demo/Components.tsx': 'original', 'src/demo/Components.jsx': 'original js' },
  });
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

it('says that the code of a link did not arrive whole, until something is typed', async () => {
  await open('#edit=JU29SgMx');
  expect(shown.text).toBe('original');
  expect(screen.getByText(/not what was sent/)).toBeVisible();
  type('mine');
  expect(screen.queryByText(/not what was sent/)).toBeNull();
  expect(window.location.hash).toBe('');
});

it('asks once more for code that did not arrive, and then shows what the reader wrote', async () => {
  await open('');
  type('mine');
  cleanup();
  loadProject.mockRejectedValueOnce(new Error('no network'));
  await open('');
  expect(screen.getByText('not loaded')).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.queryByText('not loaded')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(shown.text).toBe('mine');
});

it('shows the language that has arrived after one that has not', async () => {
  loadProject.mockRejectedValueOnce(new Error('no network'));
  const { again } = await open('');
  await again('JS');
  expect(screen.queryByText('not loaded')).toBeNull();
  expect(shown.text).toBe('original js');
});

it('is light on a dark page, with the links and fields of the browser in it', async () => {
  await open('');
  expect(readLook()).toEqual({ mode: 'light', background: '#fff', color: '#000' });
});
