import fc from 'fast-check';
import { withBase, withoutBase } from './belowBase';

it.each([
  ['/', '/components/', '/components/'],
  ['/docs/', '/docs/components/?a=1#b', '/components/?a=1#b'],
  ['/docs/', '/docs/', '/'],
  ['/docs/', '/docs', '/'],
  ['/docs/zh/', '/docs/zh/x/', '/x/'],
  ['/docs/', '/documents/', '/documents/'],
  ['/docs/', '/zh/docs/', '/zh/docs/'],
])('below %s, %s is %s', (baseUrl, address, expected) => {
  expect(withoutBase(baseUrl, address)).toBe(expected);
});

it('leaves addresses elsewhere alone', () => {
  for (const address of ['https://example.org/a/', '//example.org/a/', '#a', '?a', 'a/']) {
    expect(withBase('/docs/', address)).toBe(address);
  }
});

const folder = fc.stringMatching(/^[a-z0-9.-]{1,8}$/);
const folders = fc
  .array(folder, { maxLength: 3 })
  .map((parts) => parts.map((part) => `/${part}`).join(''));

it('comes back to the address that it was', () => {
  fc.assert(
    fc.property(folders, folders, (base, page) => {
      const [baseUrl, address] = [`${base}/`, `${page}/`];
      expect(withoutBase(baseUrl, withBase(baseUrl, address))).toBe(address);
    }),
  );
});
