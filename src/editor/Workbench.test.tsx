/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { CodeFieldOptions, OpenFile } from './field/codeField';
import type { TypeFindingsProps } from './typing/TypeFindings';
import type { RunningProgram } from './useProgram';
import { Workbench, type WorkbenchProps } from './Workbench';
import { readEdit } from './rules/keptEdit';

const copy = jest.fn<Promise<void>, [string]>();
jest.mock('clipboard-copy', () => (text: string) => copy(text));
jest.mock('../preferences', () => ({ browserStore: () => ({ subscribe: () => () => {} }) }));

let options: CodeFieldOptions;
let shownFile: OpenFile;
const field = { mark: jest.fn(), reveal: jest.fn(), search: jest.fn(async () => {}) };
jest.mock('./field/codeField', () => ({
  openCodeField: (given: CodeFieldOptions) => {
    options = given;
    shownFile = given.file;
    return {
      ...field,
      focus: () => {},
      close: () => {},
      show: (file: OpenFile) => {
        shownFile = file;
      },
    };
  },
}));

let program: RunningProgram;
const run = jest.fn();
jest.mock('./useProgram', () => ({ useProgram: () => program }));

jest.mock('./typing/TypeFindings', () => ({
  TypeFindings: ({ sources, onGo }: TypeFindingsProps) => (
    <button onClick={() => onGo({ name: 'rows.ts', line: 7 })}>
      types of {sources.map(({ text }) => text.trim()).join(' ')}
    </button>
  ),
}));

const file = (name: string, text: string) => ({ name, text });
const original = [file('A.tsx', 'a\n'), file('rows.ts', 'rows\n')];
const subject = { id: 'docs/a/A', style: 'system', code: 'ts' };

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  program = {
    run,
    follow: () => {},
    problem: undefined,
    refused: '',
    shown: 1,
    height: 80,
    canRun: true,
  };
  copy.mockResolvedValue();
});

async function show(change: Partial<WorkbenchProps> = {}) {
  const rendered = render(
    <Workbench
      subject={subject}
      name="A"
      original={original}
      height={40}
      readLook={() => ({}) as never}
      linkTo={(code) => `https://docs.test/#${code}A.tsx`}
      renderExport={(changes) => <p>export of {Object.keys(changes).join(' ')}</p>}
      {...change}
    />,
  );
  // The field is fetched.
  await act(async () => {});
  return rendered;
}

const button = (name: string) => screen.getByRole('button', { name });
const type = (text: string) => act(() => options.onChange(text));

it('runs what is there, then what is typed, and keeps what differs from the page', async () => {
  const { unmount } = await show();
  expect(run).toHaveBeenLastCalledWith(original, true);
  type('mine\n');
  expect(run).toHaveBeenLastCalledWith([file('A.tsx', 'mine\n'), original[1]]);
  expect(readEdit(() => localStorage, subject)?.files).toEqual({ 'A.tsx': 'mine\n' });
  unmount();
  await show();
  expect(shownFile).toEqual(file('A.tsx', 'mine\n'));
  fireEvent.click(button('Reset code'));
  expect(shownFile).toEqual(original[0]);
  expect(readEdit(() => localStorage, subject)).toBeUndefined();
  expect(button('Reset code')).toHaveAttribute('aria-disabled', 'true');
});

it('opens the other files', async () => {
  await show();
  const files = screen.getByRole('group', { name: 'Files' });
  fireEvent.click(within(files).getByRole('button', { name: 'rows.ts' }));
  expect(shownFile).toEqual(original[1]);
  type('more rows\n');
  expect(run).toHaveBeenLastCalledWith([original[0], file('rows.ts', 'more rows\n')]);
});

it('says what is wrong and leads to the line, in whichever file', async () => {
  program.problem = {
    from: 'program',
    phase: 'render',
    message: 'no',
    place: { path: 'rows.ts', line: 3 },
  };
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('The code ran into an error: no');
  fireEvent.click(button('rows.ts, line 3'));
  expect(shownFile.name).toBe('rows.ts');
  expect(field.reveal).toHaveBeenCalledWith(3);
  expect(field.mark).toHaveBeenLastCalledWith(3);
});

it('runs the code of a link when the reader allows it, and keeps nothing of it by itself', async () => {
  await show({ linked: { 'A.tsx': 'strange\n' } });
  expect(run).not.toHaveBeenCalled();
  expect(shownFile.text).toBe('strange\n');
  expect(localStorage).toHaveLength(0);
  fireEvent.click(button('Run the code'));
  expect(run).toHaveBeenCalledWith([file('A.tsx', 'strange\n'), original[1]], true);
  expect(screen.queryByText(/This link brings code/)).toBeNull();
});

it('shows both where the demo has changed since', async () => {
  const { unmount } = await show();
  type('mine\n');
  unmount();
  await show({ original: [file('A.tsx', 'newer\n'), original[1]!] });
  expect(screen.getByText(/This demo has changed since/)).toBeVisible();
  expect(shownFile.text).toBe('mine\n');
  fireEvent.click(button('Compare both'));
  expect(screen.getByRole('deletion')).toHaveTextContent('newer');
  expect(screen.getByRole('insertion')).toHaveTextContent('mine');
  fireEvent.click(button('Get the update'));
  expect(shownFile.text).toBe('newer\n');
  expect(screen.queryByText(/This demo has changed since/)).toBeNull();
});

it('copies a link, and offers a file where the changes are too long for one', async () => {
  await show();
  type('mine\n');
  await act(async () => void fireEvent.click(button('Copy link')));
  expect(copy).toHaveBeenCalledWith(
    expect.stringMatching(/^https:\/\/docs\.test\/#edit=[\w~]+\.A\.tsx$/),
  );
  expect(screen.getByText('Link to the edited code copied')).toBeVisible();

  const long = Array.from({ length: 30_000 }, (_, index) => (index * 7919).toString(36)).join('');
  type(long);
  copy.mockClear();
  await act(async () => void fireEvent.click(button('Copy link')));
  expect(copy).not.toHaveBeenCalled();
  expect(screen.getByText(/too long for a link/)).toBeVisible();
  expect(screen.getByText('export of A.tsx')).toBeVisible();
});

it('says when the browser keeps nothing, and what the frame has refused', async () => {
  program.refused = 'connect-src https://a.test';
  await show();
  expect(screen.getByText('connect-src https://a.test')).toBeVisible();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  type('mine\n');
  expect(screen.getByText(/does not save these changes/)).toBeVisible();
  refuse.mockRestore();
});

it('says that a development server runs nothing', async () => {
  program.canRun = false;
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('runs on a built site only');
});

it('has types checked when asked, follows what is typed, and goes where something was found', async () => {
  await show();
  const button = screen.getByRole('button', { name: 'Check types' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await act(async () => button.click());
  expect(button).toHaveAttribute('aria-pressed', 'true');
  act(() => options.onChange('b\n'));
  await act(async () => screen.getByRole('button', { name: 'types of b rows' }).click());
  expect(shownFile.name).toBe('rows.ts');
  expect(field.reveal).toHaveBeenCalledWith(7);
  fireEvent.click(button);
  expect(screen.queryByText(/^types of/)).toBeNull();
});

it('checks no types of JavaScript, and none where no packages are', async () => {
  const { unmount } = await show({ original: [file('A.js', 'a\n')] });
  expect(screen.queryByRole('button', { name: 'Check types' })).toBeNull();
  unmount();
  program = { ...program, canRun: false };
  await show();
  expect(screen.queryByRole('button', { name: 'Check types' })).toBeNull();
});
