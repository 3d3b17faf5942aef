import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { zipProject } from './zipProject';

it('packs everything into a folder of its name', () => {
  const files = { 'package.json': '{}', 'src/demo/Sales.tsx': 'export const é = "表";\n' };
  const entries = Object.entries(unzipSync(zipProject('sales', files)));
  expect(Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual({
    'sales/package.json': files['package.json'],
    'sales/src/demo/Sales.tsx': files['src/demo/Sales.tsx'],
  });
});

it('is the same for the same project, whenever and in whichever order', () => {
  const path = fc.stringMatching(/^[a-z]{1,6}(\/[a-z]{1,6})?\.ts$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(path, fc.string()), { selector: ([name]) => name }),
      fc.date({ min: new Date(2020, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true }),
      (entries, now) => {
        const before = zipProject('demo', Object.fromEntries(entries));
        jest.useFakeTimers({ now });
        const after = zipProject('demo', Object.fromEntries(entries.toReversed()));
        jest.useRealTimers();
        expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true);
      },
    ),
  );
});
