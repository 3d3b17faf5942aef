/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CodeBlock } from './CodeBlock';
import { CopyButton } from './CopyButton';
import { shownFor } from './rules/createCopyStatus';
import { registerKeyboardCopy, registerOnce } from './registerKeyboardCopy';

const copy = jest.fn<Promise<void>, [string]>();
jest.mock('clipboard-copy', () => (text: string) => copy(text));

// In a browser, it is fetched when the page is idle.
beforeAll(registerOnce);
beforeEach(() => {
  jest.useFakeTimers();
  copy.mockReset().mockResolvedValue();
  window.getSelection()?.removeAllRanges();
});
afterEach(() => jest.useRealTimers());

const press = (target: Element = document.body, keys: KeyboardEventInit = { ctrlKey: true }) =>
  act(async () => void fireEvent.keyDown(target, { key: 'c', keyCode: 67, ...keys }));

/** The pointer goes from one element to another, as the browser tells it. */
function point(from: Element, to: Element): void {
  fireEvent.pointerOut(from, { relatedTarget: to });
  fireEvent.pointerOver(to, { relatedTarget: from });
}

function page() {
  // Beside the site a demo may put a menu or a dialog.
  const site = document.body.appendChild(document.createElement('div'));
  site.id = '__docusaurus';
  render(
    <main>
      <p>Some words</p>
      <input aria-label="field" defaultValue="in the field" />
      <CodeBlock language="tsx" title="A.tsx" html="first" />
      <CodeBlock language="tsx" title="B.tsx" html="second" />
      <figure data-demo="Tags">
        <CopyButton subject="Tags" getText={() => 'whole file'} data-ga-event-action="copy-click" />
        <pre data-code-block="" data-testid="preview">
          <code>
            &lt;<span>Tags</span> /&gt;
          </code>
        </pre>
      </figure>
    </main>,
    { container: site },
  );
  const outside = screen.getByText('Some words');
  const first = screen.getByText('first');
  const second = screen.getByText('second');
  return {
    outside,
    first,
    second,
    field: screen.getByRole<HTMLInputElement>('textbox'),
    preview: screen.getByTestId('preview'),
    button: (name: string) => screen.getByRole('button', { name }),
  };
}

it('copies the block under the pointer, with Ctrl or Cmd', async () => {
  const { outside, first, second } = page();
  point(outside, first);
  await press();
  expect(copy).toHaveBeenLastCalledWith('first');
  point(first, second);
  await press(document.body, { metaKey: true });
  expect(copy).toHaveBeenLastCalledWith('second');
});

it('copies the block that has the focus', async () => {
  const { second } = page();
  act(() => second.closest('pre')!.focus());
  await press(second.closest('pre')!);
  expect(copy).toHaveBeenCalledWith('second');
});

it('copies nothing once the pointer has left, or with other keys', async () => {
  const { outside, first } = page();
  await press();
  point(outside, first);
  await press(document.body, { ctrlKey: true, shiftKey: true });
  await press(document.body, { ctrlKey: true, altKey: true });
  point(first, outside);
  await press();
  expect(copy).not.toHaveBeenCalled();
});

it('takes the block of the last event, whether pointer or focus', async () => {
  const { outside, first, second } = page();
  point(outside, first);
  act(() => second.closest('pre')!.focus());
  await press();
  expect(copy).toHaveBeenLastCalledWith('second');
  point(first, outside);
  await press();
  expect(copy).toHaveBeenCalledTimes(2);
  expect(copy).toHaveBeenLastCalledWith('second');
});

it('leaves the page’s selection and that of a field alone', async () => {
  const { outside, first, field } = page();
  point(outside, first);
  window.getSelection()!.selectAllChildren(outside);
  await press();
  window.getSelection()!.removeAllRanges();
  field.focus();
  field.setSelectionRange(0, 2);
  await press(field);
  expect(copy).not.toHaveBeenCalled();
  field.setSelectionRange(2, 2);
  await press(field);
  expect(copy).toHaveBeenCalledTimes(1);
});

it('leaves keys alone that somebody else has dealt with', async () => {
  const { outside, first } = page();
  point(outside, first);
  outside.addEventListener('keydown', (event) => event.preventDefault());
  await press(outside);
  expect(copy).not.toHaveBeenCalled();
});

it('says Copied for 2000 ms on the button of the block', async () => {
  const { outside, first, button } = page();
  point(outside, first);
  await press();
  act(() => void jest.advanceTimersByTime(shownFor.keyboard - 1));
  expect(button('Copy A.tsx')).toHaveTextContent('Copied');
  expect(button('Copy B.tsx')).toHaveTextContent(/^Copy$/);
  act(() => void jest.advanceTimersByTime(1));
  expect(button('Copy A.tsx')).toHaveTextContent(/^Copy$/);
});

it('copies a part of a demo and tells so on the button in its toolbar', async () => {
  const { outside, preview, button } = page();
  point(outside, preview);
  await press();
  expect(copy).toHaveBeenLastCalledWith('<Tags />');
  expect(button('Copy Tags')).toHaveTextContent('Copied');
  point(preview, button('Copy Tags'));
  await press();
  expect(copy).toHaveBeenLastCalledWith('whole file');
});

it('counts as copy-keyboard for analytics, during the press only', async () => {
  const { outside, first, button } = page();
  const seen: (string | null)[] = [];
  document.addEventListener('click', (event) =>
    seen.push((event.target as Element).getAttribute('data-ga-event-action')),
  );
  point(outside, first);
  await press();
  expect(seen).toEqual(['copy-keyboard']);
  expect(button('Copy A.tsx')).toHaveAttribute('data-ga-event-action', 'copy-click');
  await act(async () => button('Copy A.tsx').click());
  expect(seen).toEqual(['copy-keyboard', 'copy-click']);
});

it('does without the block when navigation has taken it away', async () => {
  const { outside, first } = page();
  point(outside, first);
  first.closest('[data-code-block]')!.remove();
  await press();
  expect(copy).not.toHaveBeenCalled();
});

describe('on a page without React', () => {
  const bare = jest.fn<Promise<void>, [string]>();
  let stop: () => void;

  beforeEach(() => {
    bare.mockReset().mockResolvedValue();
    document.body.innerHTML =
      '<p>Words</p><pre data-code-block><code>bare <b>code</b></code></pre><div data-code-block></div>';
    stop = registerKeyboardCopy({ document, copy: bare });
  });
  afterEach(() => stop());

  const element = (selector: string) => document.querySelector(selector)!;

  it('copies a block without a button, and swallows a refusal', async () => {
    bare.mockRejectedValue(new DOMException('The request is not allowed', 'NotAllowedError'));
    point(element('p'), element('b'));
    await press();
    expect(bare).toHaveBeenCalledWith('bare code');
  });

  it('copies nothing from a block without code', async () => {
    point(element('p'), element('div'));
    await press();
    expect(bare).not.toHaveBeenCalled();
  });

  it('knows the block that had the focus before it was there', async () => {
    stop();
    const block = element('pre');
    block.setAttribute('tabindex', '0');
    (block as HTMLElement).focus();
    stop = registerKeyboardCopy({ document, copy: bare });
    await press();
    expect(bare).toHaveBeenCalledWith('bare code');
  });

  it('listens no more once it is stopped', async () => {
    point(element('p'), element('b'));
    stop();
    await press();
    expect(bare).not.toHaveBeenCalled();
  });
});

it.each(['gridcell', 'treeitem', 'option', 'textbox'])(
  'leaves the keys to the %s of a demo, while the pointer is on a block',
  async (role) => {
    const { outside, first } = page();
    point(outside, first);
    const stage = document.createElement('div');
    stage.dataset.stage = '';
    stage.innerHTML = `<div role="${role}" tabindex="0">Pier 3</div>`;
    first.after(stage);
    await press(stage.firstElementChild!);
    expect(copy).not.toHaveBeenCalled();
    stage.remove();
    await press();
    expect(copy).toHaveBeenCalledTimes(1);
  },
);
