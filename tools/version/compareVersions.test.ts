import fc from 'fast-check';
import { compareVersions, parseVersion } from './compareVersions';

const ordered = [
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.0.9',
  '1.0.10',
  '1.2.0',
  '8.9.2',
  '9.0.0',
  '10.0.0',
];

it('orders as semantic versioning does', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ordered), (some) => {
      const sorted = some.toSorted(compareVersions);
      expect(sorted).toEqual(ordered.filter((version) => some.includes(version)));
    }),
  );
  expect(compareVersions('8.9.2', '8.9.2')).toBe(0);
});

it.each(['8', '8.9', 'v8.9.2', '8.9.2 ', '^8.9.2', '08.9.2', '8.9.2-', '../8.9.2', ''])(
  '"%s" is no exact version',
  (text) => {
    expect(parseVersion(text)).toBeUndefined();
    expect(() => compareVersions('1.0.0', text)).toThrow(/is no exact version/);
  },
);
