import vm from 'node:vm';
import { frameScript } from './frameScript';

/** Runs the script as a frame does, and says what it did. */
function start() {
  const said: unknown[] = [];
  const added: { src: string }[] = [];
  let listener: ((event: object) => void) | undefined;
  const parent = { postMessage: (...given: unknown[]) => said.push(given) };
  const window = {
    parent,
    addEventListener: (_type: string, added: typeof listener) => (listener = added),
    removeEventListener: () => (listener = undefined),
  };
  vm.runInNewContext(frameScript(), {
    window,
    Array,
    Symbol,
    URL: { createObjectURL: (blob: string) => `blob:${blob}` },
    document: {
      createElement: () => ({}),
      head: { append: (script: { src: string }) => added.push(script) },
    },
  });
  return { said, added, parent, window, tell: (event: object) => listener?.(event) };
}

const port = { postMessage: () => {} };

it('says that it is there, and runs what its page hands it, in order and once', () => {
  const { said, added, parent, window, tell } = start();
  expect(said).toEqual([[{ type: 'frame ready' }, '*']]);
  tell({ source: parent, ports: [port], data: ['a', 'b'] });
  tell({ source: parent, ports: [port], data: ['c'] });
  expect(added.map(({ src }) => src)).toEqual(['blob:a', 'blob:b']);
  expect(added).toEqual([
    expect.objectContaining({ async: false }),
    expect.objectContaining({ async: false }),
  ]);
  expect((window as Record<symbol, unknown>)[Symbol.for('frame port')]).toBe(port);
});

it('does not listen to others', () => {
  const { added, parent, tell } = start();
  tell({ source: {}, ports: [port], data: ['a'] });
  tell({ source: parent, ports: [], data: ['a'] });
  tell({ source: parent, ports: [port], data: 'a' });
  expect(added).toEqual([]);
});
