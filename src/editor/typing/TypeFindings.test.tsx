/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SourceText } from '../program/buildProgram';
import type { TypeChecker } from './typeChecker';
import { TypeFindings } from './TypeFindings';
import type { TypeFinding } from './typeService';

const check = jest.fn<Promise<TypeFinding[]>, [readonly SourceText[]]>();
const stop = jest.fn();
const create = jest.fn();
jest.mock('./typeChecker', () => ({
  createTypeChecker: (...given: unknown[]): TypeChecker => {
    create(...given);
    return { check, stop };
  },
}));
jest.mock('@generated/demos/default/editor.json', () => ({ base: '/assets/demos/' }), {
  virtual: true,
});
jest.mock('@generated/demos/default/types.json', () => ({ compiler: 'types/c.js' }), {
  virtual: true,
});

const finding: TypeFinding = {
  name: 'Main.tsx',
  line: 3,
  column: 5,
  code: 2322,
  message: 'Type A is not B.',
};
const sources = (text: string) => [{ name: 'Main.tsx', text }];
const status = () => screen.getByRole('status');
const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const onGo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  [check, stop, create, onGo].forEach((mock) => mock.mockReset());
  check.mockResolvedValue([]);
});
afterEach(() => jest.useRealTimers());

it('checks at once, and says what is found and where', async () => {
  check.mockResolvedValue([finding]);
  render(<TypeFindings sources={sources('1')} onGo={onGo} />);
  expect(status()).toHaveTextContent('Fetching the compiler');
  await passes(0);
  expect(create).toHaveBeenCalledWith('http://localhost/assets/demos/', expect.anything());
  expect(status()).toHaveTextContent('The compiler found 1:');
  expect(screen.getByRole('listitem')).toHaveTextContent('TS2322: Type A is not B.');
  fireEvent.click(screen.getByRole('button', { name: 'Main.tsx, line 3' }));
  expect(onGo).toHaveBeenCalledWith({ name: 'Main.tsx', line: 3 });
});

it('checks again when nothing was typed for a while, and shows what was found until then', async () => {
  check.mockResolvedValue([finding]);
  const { rerender } = render(<TypeFindings sources={sources('1')} onGo={onGo} />);
  await passes(0);
  check.mockResolvedValue([]);
  rerender(<TypeFindings sources={sources('2')} onGo={onGo} />);
  await passes(300);
  rerender(<TypeFindings sources={sources('3')} onGo={onGo} />);
  await passes(300);
  expect(check).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('listitem')).toBeInTheDocument();
  await passes(300);
  expect(check.mock.lastCall).toEqual([sources('3')]);
  expect(status()).toHaveTextContent('The types are right.');
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('passes over an answer to what was typed before', async () => {
  let answer!: (found: TypeFinding[]) => void;
  check.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { rerender } = render(<TypeFindings sources={sources('1')} onGo={onGo} />);
  await passes(0);
  rerender(<TypeFindings sources={sources('2')} onGo={onGo} />);
  await passes(600);
  await act(async () => answer([finding]));
  expect(status()).toHaveTextContent('The types are right.');
});

it('says when the compiler does not arrive, and stops when it is closed', async () => {
  check.mockRejectedValue(new Error('offline'));
  const { unmount } = render(<TypeFindings sources={sources('1')} onGo={onGo} />);
  await passes(0);
  expect(status()).toHaveTextContent('could not be checked');
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalled();
});
