/** @jest-environment jsdom */
import type { ComponentType } from 'react';
import type { MountOptions } from '../mountDemo';
import { bundledDemos } from '../bundledDemos';
import { startFrame } from './startFrame';

const Component: ComponentType = () => null;
const said: Record<string, unknown>[] = [];
/** Addresses of the scripts that have run. */
const addresses: string[] = [];
const port = {
  postMessage: (message: Record<string, unknown>) => said.push(message),
  onmessage: null as ((event: { data: unknown }) => unknown) | null,
};

/** Runs a script as a browser does that has been given its text in a blob. */
function runAppended(script: HTMLScriptElement): void {
  addresses.push(script.src);
  const [, key] = /__define\("([^"]*)"/.exec(texts.get(script.src)!)!;
  const { __define: define } = globalThis as never as Record<
    '__define',
    (...given: unknown[]) => void
  >;
  define(key, (_require: unknown, module: { exports: unknown }) => {
    module.exports = { default: Component };
  });
  script.onload?.(new Event('load'));
}

const texts = new Map<string, string>();
const append = document.head.append.bind(document.head);

beforeAll(() => {
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) setTimeout(() => runAppended(node));
      else append(node);
    }
  });
  Object.assign(globalThis, {
    [Symbol.for('frame port')]: port,
    __webpack_require__: { p: '' },
    MessageChannel: class {
      port1 = {};
      port2 = { postMessage: () => {} };
    },
    Blob: class {
      constructor(readonly parts: string[]) {}
    },
  });
  Object.assign(URL, {
    createObjectURL: ({ parts }: { parts: string[] }) => {
      const address = `blob:null/${texts.size}`;
      texts.set(address, parts.join(''));
      return address;
    },
  });
  bundledDemos().mountDemo = ({ onLive }: MountOptions) => {
    onLive();
    return () => {};
  };
  startFrame();
});
beforeEach(() => {
  said.length = 0;
});

/** Runs a program of one file, and waits until it is shown. */
async function show(run: number): Promise<string> {
  const files = [{ path: 'A.tsx', kind: 'script', code: '' }];
  const program = { run, entry: 'A.tsx', files, modules: {}, scripts: [] };
  port.onmessage!({ data: { type: 'run', base: '', program } });
  while (!said.some((message) => message.type === 'shown' && message.run === run)) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  said.length = 0;
  return addresses.at(-1)!;
}

const thrown = (address: string) => {
  const error = new Error('no');
  error.stack = `Error: no\n    at library (https://docs.test/library.js:1:9)\n    at ${address}:6:7`;
  return error;
};
const happens = (type: string, details: object) =>
  window.dispatchEvent(Object.assign(new Event(type), details));

it('tells of errors of the program that runs, and not of what another has left behind', async () => {
  const first = await show(1);
  const place = { path: 'A.tsx', line: 6 };
  happens('error', { error: thrown(first), message: 'no', filename: first, lineno: 6 });
  happens('unhandledrejection', { reason: thrown(first) });
  const failure = { type: 'failed', phase: 'later', message: 'no', place };
  expect(said).toEqual([
    { ...failure, run: 1 },
    { ...failure, run: 1 },
  ]);

  const second = await show(2);
  happens('error', { error: thrown(first), message: 'no', filename: first, lineno: 6 });
  happens('error', { error: null, message: 'no', filename: first, lineno: 6 });
  happens('unhandledrejection', { reason: thrown(first) });
  expect(said).toEqual([]);
  happens('error', { error: thrown(second), message: 'no', filename: second, lineno: 6 });
  happens('unhandledrejection', { reason: 'nowhere' });
  expect(said).toEqual([
    { ...failure, run: 2 },
    { type: 'failed', phase: 'later', message: 'nowhere', run: 2 },
  ]);
});

it('tells of what the sandbox drops, and shows what was thrown that is no error', async () => {
  await show(3);
  window.alert('hi');
  happens('unhandledrejection', { reason: { status: 404 } });
  expect(said).toEqual([
    { type: 'refused', what: 'alert("hi")' },
    { type: 'failed', phase: 'later', message: '{"status":404}', run: 3 },
  ]);
});
