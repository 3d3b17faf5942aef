import * as fc from 'fast-check';
import type { PropControl } from './propControl';
import { fitsLink, readProps, writeProps } from './propsLink';

const controls: PropControl[] = [
  { name: 'disabled', kind: 'switch', start: false },
  { name: 'variant', kind: 'choice', choices: ['text', 'outlined'] },
  { name: 'elevation', kind: 'choice', choices: [1, 2, false] },
  { name: 'value', kind: 'number' },
  { name: 'children', kind: 'text' },
  { name: 'htmlColor', kind: 'color' },
];

it('writes what somebody can read in an address', () => {
  expect(writeProps({ variant: 'outlined', disabled: true })).toBe(
    '#props=variant=outlined&disabled=true',
  );
});

it('gives back what was chosen, in its order', () => {
  const choice = fc.record(
    {
      children: fc.string({ maxLength: 60, unit: 'grapheme' }),
      disabled: fc.boolean(),
      variant: fc.constantFrom('text', 'outlined'),
      elevation: fc.constantFrom(1, 2, false),
      value: fc.double({ noNaN: true, min: -10_000, max: 10_000 }).map((value) => value + 0),
      htmlColor: fc.constantFrom('#00ff00', '#C0FFEE'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(choice, (values) => {
      const read = readProps(writeProps(values), controls);
      expect(read).toEqual(values);
      expect(Object.keys(read!)).toEqual(Object.keys(values));
    }),
  );
});

it.each([
  ['of no prop', '#props=onClick=alert(1)&ref=x'],
  ['of what every object has', '#props=__proto__=1&constructor=2&toString=3'],
  ['that no choice is', '#props=variant=contained&elevation=3'],
  ['that no switch is', '#props=disabled=yes'],
  ['that no number is', '#props=value=12px&value=&value=Infinity'],
  ['that is beyond what its control takes', '#props=value=99999999'],
  ['that no color is', '#props=htmlColor=url(x)'],
])('leaves out a value %s', (_what, hash) => {
  expect(readProps(hash, controls)).toEqual({});
});

it('leaves a fragment alone that is another, or without end', () => {
  expect(readProps('#props', controls)).toBeUndefined();
  expect(readProps('', controls)).toBeUndefined();
  expect(readProps(`#props=disabled=true&${'x'.repeat(9000)}`, controls)).toBeUndefined();
});

it.each([
  ['long ones', 'x'.repeat(2000)],
  ['ones whose letters take nine characters each in an address', '请'.repeat(600)],
])('takes texts as they were typed: %s', (_what, children) => {
  const values = { children, disabled: true };
  expect(readProps(writeProps(values), controls)).toEqual(values);
});

it('knows of what it has written whether it can be read', () => {
  fc.assert(
    fc.property(fc.constantFrom('x', '请'), fc.nat(9000), (letter, length) => {
      const hash = writeProps({ children: letter.repeat(length) });
      expect(fitsLink(hash)).toBe(readProps(hash, controls) !== undefined);
    }),
  );
});

it('throws for no fragment, and takes nothing that its control could not be set to', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = readProps(`#props=${text}`, controls) ?? {};
      for (const [name, value] of Object.entries(read)) {
        const { kind } = controls.find((control) => control.name === name)!;
        const types = { switch: ['boolean'], number: ['number'], text: ['string'] };
        const allowed = kind in types ? types[kind as 'text'] : ['string', 'number', 'boolean'];
        expect(allowed).toContain(typeof value);
      }
    }),
    { numRuns: 1000 },
  );
});
