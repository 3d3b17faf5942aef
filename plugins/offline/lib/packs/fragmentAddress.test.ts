import { gzipSync } from 'node:zlib';
import { fragmentAddress } from './fragmentAddress';

it('reads the address of the page', () => {
  const text = 'pagefind_dcd{"url":"/zh/system/box/","content":"盒子"}';
  expect(fragmentAddress('a.pf_fragment', gzipSync(text))).toBe('/zh/system/box/');
});

it.each([Buffer.from('text'), gzipSync('pagefind_dcd{"url":1}'), gzipSync('pagefind_dcdX')])(
  'says which file it cannot read, and where to mend that',
  (content) => {
    expect(() => fragmentAddress('a.pf_fragment', content)).toThrow(
      /^a\.pf_fragment does not say .*fragmentAddress\.ts/,
    );
  },
);
