import fc from 'fast-check';
import { crashFrames, errorKind, mostFrames } from './crashFrames';

const origin = 'https://docs.test';
const script = `${origin}/assets/demos/docs/components/chips.60cdd936.js`;
const reduced = '/assets/demos/docs/components/chips.60cdd936.js';

const frames = (stack: string, message = 'no', name = 'TypeError') =>
  crashFrames({ name, message, stack }, origin);

it('reads a stack of Chrome', () => {
  expect(
    frames(`TypeError: no
    at Tags (${script}:1:2345)
    at new Row (${script}?v=1#top:2:6)
    at async Promise.all (index 0)
    at ${script}:3:7
    at Array.map (<anonymous>)
    at inject (chrome-extension://abc/content.js:1:1)
    at far (https://other.test/assets/a.js:1:1)
    at ${origin}/components/chips/:12:3`),
  ).toEqual([`${reduced}:1:2345`, `${reduced}:2:6`, `${reduced}:3:7`]);
});

it('reads a stack of Firefox and of Safari', () => {
  expect(
    frames(`Tags@${script}:1:2345
@${script}#top:2:6
${script}:3:7
map@[native code]
`),
  ).toEqual([`${reduced}:1:2345`, `${reduced}:2:6`, `${reduced}:3:7`]);
});

it('keeps the innermost frames, and of a long one its end', () => {
  const many = Array.from({ length: 12 }, (_, line) => `    at a (${script}:${line}:1)`);
  expect(frames(`TypeError: no\n${many.join('\n')}`)).toEqual(
    Array.from({ length: mostFrames }, (_, line) => `${reduced}:${line}:1`),
  );
  const [long] = frames(`    at a (${origin}/${'folder/'.repeat(40)}end.js:1:23)`);
  expect(long).toHaveLength(100);
  expect(long).toMatch(/folder\/end\.js:1:23$/);
});

it('takes no line of a message for a frame', () => {
  const message = `broken\n    at typed (${origin}/typed.js:1:1)`;
  const own = `    at a (${script}:1:2)`;
  expect(frames(`TypeError: ${message}\n${own}`, message)).toEqual([`${reduced}:1:2`]);
  expect(frames(`${message}\n${own}`, message, '')).toEqual([`${reduced}:1:2`]);
  expect(frames(`Called otherwise: ${message}\n${own}`, message)).toEqual([`${reduced}:1:2`]);
});

it.each(['', 'TypeError: no', 'TypeError: no\n    at <anonymous>'])('finds none in %j', (stack) => {
  expect(frames(stack)).toEqual([]);
});

it('lets nothing through that stands in a message, a function’s name, a query or a fragment', () => {
  // Longer than any part of an address that is kept, and with letters of none of them.
  const secret = fc.stringMatching(/^[QXZ][QXZ ./:@()?#\n-]{4,20}[QXZ]$/);
  const around = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => `before ${text} after`,
    (text) => `first\n    at ${text} (${origin}/${text}.js:1:1)`,
    (text) => `first\n    at ${origin}/${text}.js:1:1`,
    (text) => `first\n${text}@${origin}/${text}.js:1:1`,
    (text) => `mail@${origin}/${text}.js:1:1`,
    (text) => `${origin}/${text}.js:1:1`,
  );
  const inAddress = fc.constantFrom<(text: string) => string>(
    (text) => `?q=${text}`,
    (text) => `#${text}`,
    (text) => `?a=1#${text}`,
    () => '',
  );
  fc.assert(
    fc.property(
      secret,
      around,
      fc.array(inAddress, { maxLength: 4 }),
      fc.boolean(),
      fc.constantFrom('TypeError', 'Error', ''),
      (text, put, addresses, isChrome, name) => {
        const message = put(text);
        const inLine = text.replaceAll('\n', '');
        const lines = addresses.map((write, index) => {
          const address = `${script}${write(inLine)}:${index + 1}:9`;
          return isChrome ? `    at ${inLine} (${address})` : `${inLine}@${address}`;
        });
        const head = isChrome ? [name ? `${name}: ${message}` : message] : [];
        const found = crashFrames({ name, message, stack: [...head, ...lines].join('\n') }, origin);
        expect(found.join('\n')).not.toMatch(/[QXZ]/);
        for (const frame of found) expect(frame).toMatch(/^\/assets\/demos\/[\w./]+\.js:\d:9$/);
      },
    ),
    { numRuns: 2000 },
  );
});

it.each([
  ['TypeError', 'TypeError'],
  ['QuotaExceededError', 'QuotaExceededError'],
  ['DOMException', 'DOMException'],
  ['Error', 'Error'],
  ['', 'Error'],
  ['what I typed', 'Error'],
  ['Dear Ada Error', 'Error'],
  [`${'A'.repeat(60)}Error`, 'Error'],
])('%j is reported as %s', (name, kind) => {
  expect(errorKind(name)).toBe(kind);
});
