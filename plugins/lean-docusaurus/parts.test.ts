import * as fc from 'fast-check';
import { chosenParts, partNames } from './parts';

it.each([undefined, '', 'on', ' '])('%j takes all parts', (value) => {
  expect([...chosenParts(value)]).toEqual(partNames);
});

it('"off" takes none', () => {
  expect([...chosenParts('off')]).toEqual([]);
});

it('names take these parts alone, names with a minus all others', () => {
  fc.assert(
    fc.property(fc.subarray([...partNames], { minLength: 1 }), (some) => {
      expect([...chosenParts(some.join(', '))]).toEqual(some);
      const others = partNames.filter((name) => !some.includes(name));
      expect([...chosenParts(some.map((name) => `-${name}`).join(','))]).toEqual(others);
    }),
  );
});

it.each([
  ['flat', 'no part is called "flat"'],
  ['off,flat-client', 'no part is called "off"'],
  ['-flat-client,lean-pages', 'both takes parts and leaves some out'],
])('refuses "%s" and says what is known', (value, message) => {
  expect(() => chosenParts(value)).toThrow(message);
  expect(() => chosenParts(value)).toThrow('The parts are: flat-client, lazy-pages');
});
