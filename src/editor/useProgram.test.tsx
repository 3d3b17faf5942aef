/** @jest-environment jsdom */
import { useEffect, useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { FrameEvents, FrameOptions, WantedProgram } from './frame/frameHost';
import type { ScriptText } from './program/transpiler';
import { problemText } from './problemText';
import { useProgram, type RunningProgram } from './useProgram';

jest.mock('@generated/demos/default/editor.json', () => ({ base: '/a/', files: [], start: [] }), {
  virtual: true,
});
jest.mock('./program/transpiler', () => ({
  createTranspiler: () => ({
    transpile: async (scripts: ScriptText[]) =>
      scripts.map(({ code }) =>
        code.includes('<<') ? { problem: 'Unexpected token', line: 1 } : { code },
      ),
    stop: () => {},
  }),
}));
jest.mock('./rules/neededModules', () => ({
  neededModules: () => ({ modules: {}, files: [], missing: [] }),
}));

let events: FrameEvents;
const ran: string[] = [];
jest.mock('./frame/frameHost', () => ({
  openFrame: (options: FrameOptions) => {
    events = options.events;
    return {
      run: ({ program }: WantedProgram) => ran.push(program.files[0]!.code),
      look: () => {},
      close: () => {},
    };
  },
}));

let program: RunningProgram;
function Stage() {
  const place = useRef<HTMLDivElement>(null);
  const running = useProgram({
    place,
    title: 'Result',
    style: 'system',
    bare: false,
    readLook: () => ({}) as never,
  });
  useEffect(() => {
    program = running;
  });
  const { problem, shown } = running;
  return (
    <div ref={place} role="alert">
      {problem ? `${problemText(problem)} ` : ''}
      {shown}
    </div>
  );
}

const says = () => screen.getByRole('alert').textContent;
const type = (text: string) =>
  act(async () => {
    program.run([{ name: 'A.tsx', text }], true);
    await jest.advanceTimersByTimeAsync(0);
  });
/** Number of the program that runs. */
const latest = () => ran.length;
const failure = (run: number) => ({ run, phase: 'later', message: 'no' }) as const;

beforeEach(() => {
  jest.useFakeTimers();
  ran.length = 0;
  render(<Stage />);
});
afterEach(() => jest.useRealTimers());

it('tells what is in the way of a program until the next one is shown', async () => {
  await type('first');
  act(() => events.onFailed(failure(latest())));
  act(() => events.onShown(latest()));
  expect(says()).toBe('The code ran into an error: 1');
  await type('second');
  act(() => events.onShown(latest()));
  expect(says()).toBe('2');
  act(() => events.onEnded('hung'));
  expect(says()).toContain('was restarted');
});

it('keeps a fault in what was typed while the program before comes to be seen, or fails', async () => {
  await type('slow');
  const slow = latest();
  await type('<<');
  expect(latest()).toBe(slow);
  expect(says()).toBe('The code cannot be read: 0');
  act(() => events.onShown(slow));
  expect(says()).toBe('The code cannot be read: 1');
  act(() => events.onFailed(failure(slow)));
  expect(says()).toBe('The code cannot be read: 1');
  await type('mended');
  act(() => events.onShown(latest()));
  expect(says()).toBe('2');
});
