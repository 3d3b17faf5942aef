/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { CodeFieldOptions, OpenFile } from './field/codeField';
import type { TypeFindingsProps } from './typing/TypeFindings';
import type { RunningProgram } from './useProgram';
import { Workbench, type WorkbenchProps } from './Workbench';
import { createEditKeeper } from './rules/editKeeper';
import { readCode } from './share/codeLink';

const copy = jest.fn<Promise<void>, [string]>();
jest.mock('clipboard-copy', () => (text: string) => copy(text));
jest.mock('../preferences', () => ({ browserStore: () => ({ subscribe: () => () => {} }) }));

let options: CodeFieldOptions;
let shownFile: OpenFile;
let beginsAnew: boolean | undefined;
let isRefused = false;
const field = { mark: jest.fn(), reveal: jest.fn(), search: jest.fn(async () => {}) };
jest.mock('./field/codeField', () => ({
  openCodeField: (given: CodeFieldOptions) => {
    if (isRefused) throw new TypeError('refused');
    options = given;
    shownFile = given.file;
    return {
      ...field,
      focus: () => {},
      close: () => {},
      show: (file: OpenFile, _label: string, isAnew?: boolean) => {
        shownFile = file;
        beginsAnew = isAnew;
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
  isRefused = false;
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

const standard: WorkbenchProps = {
  subject,
  name: 'A',
  original,
  height: 40,
  readLook: () => ({}) as never,
  linkTo: (code) => `https://docs.test/#${code}A.tsx`,
  renderExport: (changes) => <p>export of {Object.keys(changes).join(' ')}</p>,
};

async function show(change: Partial<WorkbenchProps> = {}) {
  const rendered = render(<Workbench {...standard} {...change} />);
  // The field is fetched.
  await act(async () => {});
  return rendered;
}

/** As {@link show}, with the code of a link, which the place that shows the editor forgets when it is left. */
async function showLinked(code: string, change: Partial<WorkbenchProps> = {}) {
  const onLeaveLink = jest.fn(() => linked.rerender(bench({ ...change, linked: undefined })));
  const bench = (given: Partial<WorkbenchProps>) => (
    <Workbench {...standard} onLeaveLink={onLeaveLink} {...given} />
  );
  const linked = render(bench({ linked: { files: { 'A.tsx': code } }, ...change }));
  await act(async () => {});
  return { ...linked, onLeaveLink };
}

const keeper = () => createEditKeeper(() => localStorage, subject);
const kept = () => keeper().read();
const keep = (text: string) => keeper().keep({ digest: '', files: { 'A.tsx': text } });

const button = (name: string) => screen.getByRole('button', { name });
const type = (text: string) => act(() => options.onChange(text));

it('runs what is there, then what is typed, and keeps what differs from the page', async () => {
  const { unmount } = await show();
  expect(run).toHaveBeenLastCalledWith(original, true);
  type('mine\n');
  expect(run).toHaveBeenLastCalledWith([file('A.tsx', 'mine\n'), original[1]]);
  expect(kept()?.files).toEqual({ 'A.tsx': 'mine\n' });
  unmount();
  await show();
  expect(shownFile).toEqual(file('A.tsx', 'mine\n'));
  fireEvent.click(button('Reset code'));
  expect(shownFile).toEqual(original[0]);
  expect(kept()).toBeUndefined();
  expect(button('Reset code')).toHaveAttribute('aria-disabled', 'true');
});

it('offers what was reset, and the field takes it back, but no code that nobody has allowed', async () => {
  const { unmount } = await show();
  type('mine\n');
  fireEvent.click(button('Reset code'));
  expect(screen.getByText(/Other code of this demo/)).toBeVisible();
  expect(beginsAnew).toBe(false);
  fireEvent.click(button('Your earlier code'));
  expect(shownFile).toEqual(file('A.tsx', 'mine\n'));
  expect(kept()?.files).toEqual({ 'A.tsx': 'mine\n' });
  unmount();
  await showLinked('strange\n');
  fireEvent.click(button('Reset code'));
  expect(beginsAnew).toBe(true);
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
  await showLinked('strange\n');
  expect(run).not.toHaveBeenCalled();
  expect(shownFile.text).toBe('strange\n');
  expect(localStorage).toHaveLength(0);
  fireEvent.click(button('Run the code'));
  expect(run).toHaveBeenCalledWith([file('A.tsx', 'strange\n'), original[1]], true);
  expect(screen.queryByText(/came with a link/)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('runs nothing of a link by a key, also when the page is loaded again, until it is allowed', async () => {
  const { unmount, onLeaveLink } = await showLinked('strange\n');
  type('stranger\n');
  expect(onLeaveLink).toHaveBeenCalled();
  expect(screen.getByText(/came with a link/)).toBeVisible();
  unmount();
  const again = await show();
  expect(shownFile.text).toBe('stranger\n');
  expect(run).not.toHaveBeenCalled();
  fireEvent.click(button('Run the code'));
  expect(run).toHaveBeenCalledWith([file('A.tsx', 'stranger\n'), original[1]], true);
  again.unmount();
  run.mockClear();
  await show();
  expect(run).toHaveBeenCalledWith([file('A.tsx', 'stranger\n'), original[1]], true);
});

it("gives a reader's own code back after that of a link was changed", async () => {
  keep('mine\n');
  const { unmount } = await showLinked('strange\n');
  type('stranger\n');
  expect(kept()?.files).toEqual({ 'A.tsx': 'stranger\n' });
  unmount();
  await show();
  fireEvent.click(button('Your earlier code'));
  expect(shownFile.text).toBe('mine\n');
  expect(run).toHaveBeenLastCalledWith([file('A.tsx', 'mine\n'), original[1]], true);
  expect(kept()?.files).toEqual({ 'A.tsx': 'mine\n' });
  // Nor is the link's lost, and it still waits to be allowed.
  run.mockClear();
  fireEvent.click(button('Your earlier code'));
  expect(shownFile.text).toBe('stranger\n');
  expect(run).not.toHaveBeenCalled();
  expect(screen.getByText(/came with a link/)).toBeVisible();
  fireEvent.click(button('Discard it'));
  expect(screen.queryByRole('button', { name: 'Your earlier code' })).toBeNull();
  expect(kept()?.files).toEqual({ 'A.tsx': 'stranger\n' });
});

it.each(['Reset code', 'Get the update'])(
  "leaves a link with %s, and what is kept of the reader's as it is",
  async (name) => {
    keep('mine\n');
    const linked = { digest: 'of an older demo', files: { 'A.tsx': 'strange\n' } };
    const { onLeaveLink, unmount } = await showLinked('', { linked });
    fireEvent.click(button(name));
    expect(onLeaveLink).toHaveBeenCalled();
    expect(shownFile).toEqual(original[0]);
    expect(screen.queryByText(/came with a link/)).toBeNull();
    expect(kept()?.files).toEqual({ 'A.tsx': 'mine\n' });
    type('new\n');
    fireEvent.click(button('Your earlier code'));
    expect(shownFile.text).toBe('mine\n');
    unmount();
  },
);

it('says that other code is kept as soon as a link is opened, and leads to it', async () => {
  keep('mine\n');
  const { onLeaveLink } = await showLinked('strange\n');
  fireEvent.click(button('Your earlier code'));
  expect(onLeaveLink).toHaveBeenCalled();
  expect(shownFile.text).toBe('mine\n');
  expect(screen.queryByText(/came with a link/)).toBeNull();
  expect(screen.queryByText(/Other code of this demo/)).toBeNull();
});

it('loses nothing that was typed in another tab', async () => {
  await show();
  keep('of the other tab\n');
  type('mine\n');
  expect(kept()?.files).toEqual({ 'A.tsx': 'mine\n' });
  fireEvent.click(button('Your earlier code'));
  expect(shownFile.text).toBe('of the other tab\n');
});

it('keeps the focus in the editor when a note goes with the button that was pressed', async () => {
  const region = () => screen.getByRole('region', { name: 'Editor of A' });
  const press = (name: string) => {
    button(name).focus();
    fireEvent.click(button(name));
  };
  keep('mine\n');
  const linked = { digest: 'of an older demo', files: { 'A.tsx': 'strange\n' } };
  const { unmount } = await showLinked('', { linked });
  press('Run the code');
  expect(region()).toHaveFocus();
  press('Get the update');
  expect(region()).toHaveFocus();
  press('Discard it');
  expect(region()).toHaveFocus();
  unmount();
  keep('mine\n');
  await showLinked('strange\n');
  press('Your earlier code');
  expect(region()).toHaveFocus();
});

it('keeps a file that the demo has no longer, and shows it', async () => {
  keeper().keep({ digest: 'older', files: { 'A.tsx': 'mine\n', 'columns.ts': 'my columns\n' } });
  await show();
  expect(screen.getByText(/Your code is here as you left it/)).toBeVisible();
  expect(run).toHaveBeenLastCalledWith(
    [file('A.tsx', 'mine\n'), original[1], file('columns.ts', 'my columns\n')],
    true,
  );
  type('more of mine\n');
  expect(kept()?.files).toEqual({ 'A.tsx': 'more of mine\n', 'columns.ts': 'my columns\n' });
  fireEvent.click(button('columns.ts'));
  expect(shownFile.text).toBe('my columns\n');
  fireEvent.click(button('Reset code'));
  expect(screen.queryByRole('button', { name: 'columns.ts' })).toBeNull();
  expect(shownFile).toEqual(original[1]);
});

it('says so where the demo is another than the one whose code a link has', async () => {
  const { unmount } = await show();
  type('mine\n');
  await act(async () => void fireEvent.click(button('Copy link')));
  const linked = readCode(new URL(copy.mock.calls[0]![0]).hash)!;
  unmount();
  const same = await showLinked('', { linked });
  expect(screen.queryByText(/has changed since/)).toBeNull();
  same.unmount();
  await showLinked('', { linked, original: [file('A.tsx', 'newer\n'), original[1]!] });
  expect(screen.getByText(/This demo has changed since the link was made/)).toBeVisible();
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
  fireEvent.click(button('Your earlier code'));
  expect(shownFile.text).toBe('mine\n');
  expect(screen.getByText(/This demo has changed since/)).toBeVisible();
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

it('says so where the browser refuses what the field is made of', async () => {
  isRefused = true;
  await show();
  expect(screen.getByText(/cannot be edited in this browser/)).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
