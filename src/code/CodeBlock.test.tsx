/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { CodeBlock } from './CodeBlock';
import { CopyButton } from './CopyButton';
import { shownFor } from './rules/createCopyStatus';

const copy = jest.fn<Promise<void>, [string]>();
jest.mock('clipboard-copy', () => (text: string) => copy(text));

beforeEach(() => {
  jest.useFakeTimers();
  copy.mockReset().mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const html = '<span class="keyword">const</span> a = 1 &lt; 2;\n';

it('copies the text of the block, without its markup', async () => {
  render(<CodeBlock language="tsx" title="App.tsx" html={html} />);
  await click('Copy App.tsx');
  expect(copy).toHaveBeenCalledWith('const a = 1 < 2;\n');
});

it('says what is copied when there is no title: the language', () => {
  render(<CodeBlock language="tsx" html={html} />);
  expect(screen.getByRole('button', { name: 'Copy TSX code' })).toBeVisible();
});

it('shows title and language, and names the code by its title', () => {
  render(<CodeBlock language="ts" title="theme.ts" html={html} />);
  expect(screen.getByText('theme.ts')).toBeVisible();
  expect(screen.getByText('TypeScript')).toBeVisible();
  expect(screen.getByRole('group', { name: 'theme.ts' })).toHaveAttribute('tabindex', '0');
});

it('says Copied for 1200 ms, counted from the last click, and announces what was copied', async () => {
  render(<CopyButton subject="theme.ts" getText={() => 'a'} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await click('Copy theme.ts');
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  expect(screen.getByRole('status')).toHaveTextContent('Copied theme.ts');
  act(() => void jest.advanceTimersByTime(shownFor.click - 1));
  await click('Copy theme.ts');
  act(() => void jest.advanceTimersByTime(shownFor.click - 1));
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows a refused copy, announces it and swallows the error', async () => {
  copy.mockRejectedValue(new DOMException('The request is not allowed', 'NotAllowedError'));
  render(<CopyButton subject="theme.ts" getText={() => 'a'} />);
  await click('Copy theme.ts');
  expect(screen.getByRole('button')).toHaveTextContent('Copy failed');
  expect(screen.getByRole('status')).toHaveTextContent('Copying theme.ts failed');
});

it('carries the marks for analytics, its own or those that are given', () => {
  const { rerender } = render(<CopyButton subject="a" getText={() => 'a'} />);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('data-ga-event-category', 'code');
  expect(button).toHaveAttribute('data-ga-event-action', 'copy-click');
  rerender(
    <CopyButton
      subject="a"
      getText={() => 'a'}
      data-ga-event-category="demo"
      data-ga-event-label="OrderTags"
    />,
  );
  expect(button).toHaveAttribute('data-ga-event-category', 'demo');
  expect(button).toHaveAttribute('data-ga-event-label', 'OrderTags');
});

it('wraps the lines of every block at once, also of one that comes later', async () => {
  const { container, rerender } = render(<CodeBlock key="a" language="bash" html="a" />);
  const blocks = () => [...container.querySelectorAll('[data-code-block]')];
  const toggle = () => screen.getAllByRole('button', { name: 'Wrap long lines' })[0]!;
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  await act(async () => toggle().click());
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  rerender(
    <>
      <CodeBlock key="b" language="bash" html="b" />
      <CodeBlock key="c" language="bash" html="c" />
    </>,
  );
  expect(blocks().map((block) => block.hasAttribute('data-wrap'))).toEqual([true, true]);
  await act(async () => toggle().click());
  expect(blocks().map((block) => block.hasAttribute('data-wrap'))).toEqual([false, false]);
});
