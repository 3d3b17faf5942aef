import fc from 'fast-check';
import {
  failurePhases,
  greatestHeight,
  longestText,
  readFrameMessage,
  readPageMessage,
  type FrameMessage,
} from './messages';

const count = fc.nat();
const text = fc.string({ maxLength: longestText });
const place = fc.record({
  path: fc.constantFrom('Basic.tsx', 'data/rows.ts'),
  line: fc.nat({ max: 10_000 }),
});

const frameMessage: fc.Arbitrary<FrameMessage> = fc.oneof(
  fc.constant({ type: 'started' as const }),
  fc.record({ type: fc.constant('shown' as const), run: count }),
  fc.record({ type: fc.constant('pong' as const), count }),
  fc.record({ type: fc.constant('height' as const), height: fc.nat({ max: greatestHeight }) }),
  fc.record({ type: fc.constant('refused' as const), what: text }),
  fc.record(
    {
      type: fc.constant('failed' as const),
      run: count,
      phase: fc.constantFrom(...failurePhases),
      message: text,
      place,
    },
    { requiredKeys: ['type', 'run', 'phase', 'message'] },
  ),
);

it('takes every message of the frame as it is, and leaves out what it does not know', () => {
  fc.assert(
    fc.property(frameMessage, (message) => {
      expect(readFrameMessage(message)).toEqual(message);
      expect(readFrameMessage({ ...message, more: {} })).toEqual(message);
      expect(readFrameMessage(structuredClone(message))).toEqual(message);
    }),
  );
});

it('takes anything, and throws at nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = readFrameMessage(value);
      expect(read === undefined || typeof read.type === 'string').toBe(true);
      readPageMessage(value);
    }),
  );
  fc.assert(
    fc.property(frameMessage, fc.anything(), (message, value) => {
      const [key] = Object.keys(message).slice(1);
      const read = readFrameMessage(key ? { ...message, [key]: value } : value);
      if (read?.type === 'height') expect(read.height).toBeLessThanOrEqual(greatestHeight);
      if (read?.type === 'failed') expect(read.message.length).toBeLessThanOrEqual(longestText);
    }),
  );
});

it.each([
  ['a text that is too long', { type: 'refused', what: 'a'.repeat(longestText + 1) }],
  ['a height without end', { type: 'height', height: Infinity }],
  ['a height below nothing', { type: 'height', height: -1 }],
  ['a phase that nobody knows', { type: 'failed', run: 1, phase: 'soon', message: '' }],
  ['another kind of message', { type: 'run' }],
  ['no object', 'started'],
])('refuses %s', (_name, value) => expect(readFrameMessage(value)).toBeUndefined());

it('leaves out a place that cannot be one', () => {
  const failed = { type: 'failed', run: 1, phase: 'render', message: 'no' } as const;
  for (const path of ['../../etc', '/etc', 'a//b', 'javascript:1', '']) {
    expect(readFrameMessage({ ...failed, place: { path, line: 1 } })).toEqual(failed);
  }
});

const look = {
  mode: 'dark',
  direction: 'rtl',
  density: 'compact',
  language: 'en',
  background: 'rgb(0, 0, 0)',
  color: '#fff',
  font: '"Segoe UI", sans-serif',
} as const;
const program = {
  run: 1,
  entry: 'Basic.tsx',
  files: [
    { path: 'Basic.tsx', kind: 'script', code: '', names: { react: ['useState'] } },
    { path: 'a.css', kind: 'style', code: '' },
  ],
  modules: { react: '7' },
  scripts: [],
  layered: false,
  bare: false,
} as const;

it('takes what the page says', () => {
  expect(readPageMessage({ type: 'look', look })).toEqual({ type: 'look', look });
  const run = { type: 'run', base: 'https://docs.test/assets/demos/', program };
  expect(readPageMessage(run)).toEqual(run);
  expect(readPageMessage({ type: 'ping', count: 3, more: 1 })).toEqual({ type: 'ping', count: 3 });
});

it.each([
  ['a color that ends its declaration', { type: 'look', look: { ...look, color: 'red;x:y' } }],
  ['a third mode', { type: 'look', look: { ...look, mode: 'sepia' } }],
  ['no look', { type: 'look' }],
  ['an entry that is no file', { type: 'run', base: '', program: { ...program, entry: 'B.tsx' } }],
  [
    'a file that leads out of its folder',
    {
      type: 'run',
      base: '',
      program: { ...program, files: [{ path: '../a.tsx', kind: 'script', code: '' }] },
    },
  ],
  [
    'names that are none',
    {
      type: 'run',
      base: '',
      program: {
        ...program,
        files: [{ path: 'Basic.tsx', kind: 'script', code: '', names: { react: 'useState' } }],
      },
    },
  ],
  [
    'a module without number',
    { type: 'run', base: '', program: { ...program, modules: { a: 1 } } },
  ],
  ['a script that is a text', { type: 'run', base: '', program: { ...program, scripts: ['x'] } }],
  ['no program', { type: 'run', base: '' }],
  ['a message of the frame', { type: 'pong', count: 1 }],
])('refuses %s of the page', (_name, value) => expect(readPageMessage(value)).toBeUndefined());
