import fc from 'fast-check';
import { parseCodeHash } from '../../preferences/rules/codeHash';
import {
  bringsCode,
  longestHandover,
  longestLink,
  readCode,
  withoutCode,
  writeCode,
} from './codeLink';

const name = fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,12}\.(tsx|ts|css|json)$/);
const files = fc.dictionary(name, fc.string({ unit: 'grapheme', maxLength: 400 }), {
  minKeys: 1,
  maxKeys: 4,
  noNullPrototype: true,
});

it('brings back what was written, in an address that still names its demo', () => {
  fc.assert(
    fc.property(files, fc.option(fc.string(), { nil: undefined }), (changed, digest) => {
      const hash = `#${writeCode(changed, digest)}tailwind-OrderTags.tsx`;
      expect(new URL(`https://docs.test/${hash}`).hash).toBe(hash);
      expect(readCode(hash)).toEqual({ files: changed, ...(digest !== undefined && { digest }) });
      expect(withoutCode(hash)).toBe('#tailwind-OrderTags.tsx');
      expect(parseCodeHash(hash)).toEqual({ code: 'TS', style: 'tailwind', demo: 'OrderTags' });
    }),
  );
});

it('takes anything, and throws at nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w~]{0,200}$/), (payload) => {
      const read = readCode(`#edit=${payload}.system-A.tsx`);
      expect(
        read === undefined || Object.values(read.files).every((text) => typeof text === 'string'),
      ).toBe(true);
    }),
  );
  expect(readCode('')).toBeUndefined();
  expect(readCode('#system-OrderTags.tsx')).toBeUndefined();
  expect(readCode(`#edit=${'a'.repeat(longestLink + 1)}.A.tsx`)).toBeUndefined();
});

it.each([
  ['#edit=JU29SgMxAH6Vjww9.system-A.tsx', '#system-A.tsx'],
  ['#edit=%%%.system-A.tsx', '#system-A.tsx'],
  ['#edit=JU29SgMx', '#'],
  ['#edit=', '#'],
])('knows that %s was to bring code, and takes what is left of it out', (hash, rest) => {
  expect(bringsCode(hash)).toBe(true);
  expect(readCode(hash)).toBeUndefined();
  expect(withoutCode(hash)).toBe(rest);
  expect(bringsCode(rest)).toBe(false);
});

it('refuses files that are not below a folder, and ones that are too long', () => {
  expect(readCode(`#${writeCode({ '../A.tsx': '' })}A.tsx`)).toBeUndefined();
  expect(readCode(`#${writeCode({ 'A.tsx': 'a'.repeat(300_000) })}A.tsx`)).toBeUndefined();
});

it('takes the longest edit from one page to another, and nothing that unpacks to more', () => {
  const sign = (index: number) => String.fromCharCode(0x4e00 + ((index * 7919) % 20_000));
  const files = { 'A.tsx': Array.from({ length: 200_000 }, (_, index) => sign(index)).join('') };
  const hash = `#${writeCode(files)}`;
  expect(readCode(hash)).toBeUndefined();
  expect(readCode(hash, longestHandover)).toEqual({ files });
  const bomb = `#${writeCode({ 'A.tsx': '', 'B.tsx': 'a'.repeat(3_000_000) })}`;
  expect(bomb.length).toBeLessThan(longestLink);
  expect(readCode(bomb, longestHandover)).toBeUndefined();
});

it('makes little of an ordinary demo', () => {
  const code =
    "import Button from '@mui/material/Button';\n\nexport default function A() {\n  return <Button>A</Button>;\n}\n";
  expect(writeCode({ 'A.tsx': code.repeat(4) }).length).toBeLessThan(300);
});
