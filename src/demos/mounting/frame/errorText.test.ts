import { errorText } from './errorText';

const minified = (number: number, args: string) =>
  new Error(
    `Minified React error #${number}; visit https://react.dev/errors/${number}?${args} for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`,
  );

it.each([
  [new Error('no'), 'no'],
  [new TypeError(), 'TypeError'],
  ['no', 'no'],
  [null, 'null'],
  [{ status: 404 }, '{"status":404}'],
  [[1, { a: 2 }], '[1,{"a":2}]'],
  [{ toString: () => 'no' }, 'no'],
  [Object.create(null), 'object'],
  [Object.assign(new Error(), { message: { a: 1 } }), '[object Object]'],
])('makes a text of %p', (thrown, text) => {
  expect(errorText(thrown)).toBe(text);
});

it('makes one of what holds itself, and of what is too long', () => {
  const ring: Record<string, unknown> = {};
  ring.ring = ring;
  expect(errorText(ring)).toBe('object');
  expect(errorText(new Error('x'.repeat(5000)))).toHaveLength(600);
});

it.each([
  [130, 'args[]=undefined&args[]=', 'What is used as a component is undefined'],
  [
    31,
    'args[]=object%20with%20keys%20%7Ba%7D',
    'This cannot be shown as it is: object with keys {a}',
  ],
])('says what error %i of React is about', (number, args, text) => {
  expect(errorText(minified(number, args))).toBe(text);
});

it('leaves other errors of React as they are', () => {
  expect(errorText(minified(321, 'args[]=a'))).toMatch(/^Minified React error #321/);
});
