/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { CodeBlock } from './CodeBlock';
import { CopyButton } from './CopyButton';
import { copiedDuration } from './useCopy';

const copy = jest.fn<Promise<void>, [string]>();
jest.mock('clipboard-copy', () => (text: string) => copy(text));

beforeEach(() => {
  jest.useFakeTimers();
  copy.mockReset().mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('copies the text of the block, without its markup', async () => {
  render(
    <CodeBlock
      language="tsx"
      title="App.tsx"
      html={'<span class="keyword">const</span> a = 1 &lt; 2;\n'}
    />,
  );
  await click('Copy App.tsx');
  expect(copy).toHaveBeenCalledWith('const a = 1 < 2;\n');
});

it('says Copied for 1200 ms, counted from the last click, and announces it', async () => {
  render(<CopyButton subject="code" getText={() => 'a'} />);
  await click('Copy code');
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => void jest.advanceTimersByTime(copiedDuration - 1));
  await click('Copy code');
  act(() => void jest.advanceTimersByTime(copiedDuration - 1));
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
});

it('shows a refused copy and swallows the error', async () => {
  copy.mockRejectedValue(new DOMException('The request is not allowed', 'NotAllowedError'));
  render(<CopyButton subject="code" getText={() => 'a'} />);
  await click('Copy code');
  expect(screen.getByRole('button')).toHaveTextContent('Copy failed');
});
