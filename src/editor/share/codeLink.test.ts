import fc from 'fast-check';
import { parseCodeHash } from '../../preferences/rules/codeHash';
import { longestLink, readCode, writeCode } from './codeLink';

const name = fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,12}\.(tsx|ts|css|json)$/);
const files = fc.dictionary(name, fc.string({ unit: 'grapheme', maxLength: 400 }), {
  minKeys: 1,
  maxKeys: 4,
  noNullPrototype: true,
});

it('brings back what was written, in an address that still names its demo', () => {
  fc.assert(
    fc.property(files, (changed) => {
      const hash = `#${writeCode(changed)}tailwind-OrderTags.tsx`;
      expect(new URL(`https://docs.test/${hash}`).hash).toBe(hash);
      expect(readCode(hash)).toEqual(changed);
      expect(parseCodeHash(hash)).toEqual({ code: 'TS', style: 'tailwind', demo: 'OrderTags' });
    }),
  );
});

it('takes anything, and throws at nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w~]{0,200}$/), (payload) => {
      const read = readCode(`#edit=${payload}.system-A.tsx`);
      expect(
        read === undefined || Object.values(read).every((text) => typeof text === 'string'),
      ).toBe(true);
    }),
  );
  expect(readCode('')).toBeUndefined();
  expect(readCode('#system-OrderTags.tsx')).toBeUndefined();
  expect(readCode(`#edit=${'a'.repeat(longestLink + 1)}.A.tsx`)).toBeUndefined();
});

it('refuses files that are not below a folder, and ones that are too long', () => {
  expect(readCode(`#${writeCode({ '../A.tsx': '' })}A.tsx`)).toBeUndefined();
  expect(readCode(`#${writeCode({ 'A.tsx': 'a'.repeat(300_000) })}A.tsx`)).toBeUndefined();
});

it('makes little of an ordinary demo', () => {
  const code =
    "import Button from '@mui/material/Button';\n\nexport default function A() {\n  return <Button>A</Button>;\n}\n";
  expect(writeCode({ 'A.tsx': code.repeat(4) }).length).toBeLessThan(300);
});
