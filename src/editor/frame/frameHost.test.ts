/** @jest-environment jsdom */
import { openFrame, type FrameEvents, type FrameHost } from './frameHost';
import type { Look, Program } from '../rules/messages';

/** The page's end of the channel to a frame, and what was said through it. */
class Port {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  said: Record<string, unknown>[] = [];
  isClosed = false;
  postMessage(message: Record<string, unknown>) {
    this.said.push(message);
  }
  close() {
    this.isClosed = true;
  }
}

let ports: Port[];
let place: HTMLElement;
let host: FrameHost;
const events = {
  onShown: jest.fn(),
  onFailed: jest.fn(),
  onRefused: jest.fn(),
  onEnded: jest.fn(),
  onBroken: jest.fn(),
  onHeight: jest.fn(),
} satisfies FrameEvents;
const look: Look = {
  mode: 'light',
  direction: 'ltr',
  density: 'standard',
  language: 'en',
  background: '#fff',
  color: '#000',
  font: 'serif',
};
const fetchScript = jest.fn(async (name: string) => new Blob([name]));
const wish = (code: string, files = ['react.js']) => ({
  files,
  program: {
    entry: 'A.tsx',
    files: [{ path: 'A.tsx', kind: 'script' as const, code }],
    modules: {},
    layered: false,
    bare: false,
  },
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  ports = [];
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = new Port();
      port2 = {};
      constructor() {
        ports.push(this.port1);
      }
    },
  });
  place = document.createElement('div');
  document.body.append(place);
  host = openFrame({
    place,
    page: '/assets/demos/frame/',
    base: 'https://docs.test/assets/demos/',
    title: 'Result',
    look,
    start: ['runtime.js', 'frame.js'],
    fetchScript,
    events,
  });
});
afterEach(() => {
  host.close();
  place.remove();
  jest.useRealTimers();
});

const frame = () => place.querySelector('iframe')!;
const handed = jest.fn();

/** Says that the frame's page is there. */
async function greet(change: object = {}) {
  frame().contentWindow!.postMessage = handed as never;
  const greeting = {
    source: frame().contentWindow,
    origin: 'null',
    data: { type: 'frame ready' },
    ...change,
  };
  window.dispatchEvent(new MessageEvent('message', greeting as MessageEventInit));
  await jest.advanceTimersByTimeAsync(0);
}

const tell = (data: unknown, port = ports.at(-1)!) => port.onmessage?.({ data });

async function started() {
  await greet();
  tell({ type: 'started' });
  return ports.at(-1)!;
}

it('opens a frame without an origin, and hands it its scripts and a port', async () => {
  expect(frame().getAttribute('sandbox')!.split(' ')).not.toContain('allow-same-origin');
  expect(frame().title).toBe('Result');
  await greet();
  expect(handed).toHaveBeenCalledWith([expect.any(Blob), expect.any(Blob)], '*', [{}]);
  tell({ type: 'started' });
  expect(ports[0]!.said).toEqual([{ type: 'look', look }]);
});

it.each([
  ['another window', { source: null }],
  ['this site', { origin: 'https://docs.test' }],
  ['other words', { data: 'frame ready' }],
])('does not listen to %s', async (_name, change) => {
  await greet(change);
  expect(ports).toEqual([]);
});

it('runs what was wanted before it had started, and sends each script once', async () => {
  host.run(wish('first'));
  const run = host.run(wish('second', ['react.js', 'runtime.js']));
  const port = await started();
  await jest.advanceTimersByTimeAsync(0);
  const [, sent] = port.said;
  expect(sent).toMatchObject({ type: 'run', program: { run, scripts: [expect.any(Blob)] } });
  host.run(wish('third'));
  await jest.advanceTimersByTimeAsync(0);
  expect(port.said[2]).toMatchObject({ program: { scripts: [] } });
});

it('tells what became of the program that is wanted, and of no older one', async () => {
  await started();
  const old = host.run(wish('old'));
  const run = host.run(wish('new'));
  const failure = { phase: 'render', message: 'no' } as const;
  tell({ type: 'failed', run: old, ...failure });
  tell({ type: 'shown', run: old });
  expect([events.onFailed, events.onShown].map((each) => each.mock.calls)).toEqual([[], []]);
  tell({ type: 'shown', run });
  tell({ type: 'failed', run, ...failure });
  tell({ type: 'height', height: 80 });
  tell({ type: 'refused', what: 'connect-src https://a.test' });
  tell({ type: 'nonsense' });
  expect(events.onShown).toHaveBeenCalledWith(run);
  expect(events.onFailed).toHaveBeenCalledWith({ type: 'failed', run, ...failure });
  expect(events.onHeight).toHaveBeenCalledWith(80);
  expect(events.onRefused).toHaveBeenCalledWith('connect-src https://a.test');
});

it('replaces a frame that no longer answers, and shows the last good program again', async () => {
  const first = await started();
  const good = host.run(wish('good'));
  tell({ type: 'shown', run: good });
  host.run(wish('endless'));
  const before = frame();
  for (let pulse = 0; pulse < 3; pulse += 1) {
    jest.advanceTimersByTime(1000);
    tell({ type: 'pong', count: pulse });
  }
  expect(frame()).toBe(before);
  jest.advanceTimersByTime(6000);
  expect(events.onEnded).toHaveBeenCalledWith('hung');
  expect(frame()).not.toBe(before);
  expect(first.isClosed).toBe(true);
  const second = await started();
  await jest.advanceTimersByTimeAsync(0);
  expect(second.said[1]).toMatchObject({ program: { files: [{ code: 'good' }] } });
  // Nobody has asked for that: it is no answer to what was typed.
  const { run: again } = (second.said[1] as { program: Program }).program;
  events.onShown.mockClear();
  tell({ type: 'shown', run: again });
  tell({ type: 'failed', run: again, phase: 'later', message: 'no' });
  expect(events.onShown).not.toHaveBeenCalled();
  expect(events.onFailed).not.toHaveBeenCalled();
  const next = host.run(wish('next'));
  tell({ type: 'shown', run: next });
  expect(events.onShown.mock.calls).toEqual([[next]]);
});

it('replaces one that was led to another page', async () => {
  await started();
  frame().dispatchEvent(new Event('load'));
  frame().dispatchEvent(new Event('load'));
  expect(events.onEnded).toHaveBeenCalledWith('left');
});

it('replaces one that talks without end', async () => {
  await started();
  for (let count = 0; count <= 300; count += 1) tell({ type: 'height', height: count });
  expect(events.onEnded).toHaveBeenCalledWith('flooded');
});

it('says when nothing starts', async () => {
  await jest.advanceTimersByTimeAsync(20_000);
  expect(events.onBroken).toHaveBeenCalledTimes(1);
});

it('says when a script does not arrive', async () => {
  fetchScript.mockRejectedValueOnce(new Error('offline'));
  await greet();
  await jest.advanceTimersByTimeAsync(0);
  expect(events.onBroken).toHaveBeenCalledTimes(1);
});

it.each([
  ['nothing has started', () => jest.advanceTimersByTimeAsync(20_000)],
  [
    'a script has not arrived',
    () => {
      fetchScript.mockRejectedValueOnce(new Error('offline'));
      return greet();
    },
  ],
  [
    'a script has not run',
    async () => {
      await greet();
      tell({ type: 'broken' });
    },
  ],
])('tries another frame with the next program where %s', async (_what, fail) => {
  await fail();
  expect(events.onBroken).toHaveBeenCalledTimes(1);
  const before = frame();
  host.run(wish('next'));
  expect(frame()).not.toBe(before);
  const opened = frame();
  host.run(wish('last'));
  expect(frame()).toBe(opened);
  const { said } = await started();
  await jest.advanceTimersByTimeAsync(0);
  expect(said.find(({ type }) => type === 'run')).toMatchObject({
    program: { files: [{ code: 'last' }] },
  });
  expect(events.onBroken).toHaveBeenCalledTimes(1);
  host.run(wish('more'));
  expect(frame()).toBe(opened);
});

it('stays with a frame that has started late', async () => {
  await jest.advanceTimersByTimeAsync(20_000);
  expect(events.onBroken).toHaveBeenCalledTimes(1);
  await started();
  const late = frame();
  host.run(wish('next'));
  expect(frame()).toBe(late);
});

it('leaves nothing behind', async () => {
  const port = await started();
  host.close();
  expect(place.children).toHaveLength(0);
  expect(port.isClosed).toBe(true);
});
