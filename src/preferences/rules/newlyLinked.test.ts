import { newlyLinked } from './newlyLinked';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://docs.example.org');
  return { pathname, search, hash };
};

it.each([
  ['/a/', '/a/#tailwind-ChipsArray.js', { code: 'JS', style: 'tailwind' }],
  ['/a/', '/b/?style=css', { style: 'css' }],
  ['/a/?mode=dark', '/a/?mode=light#part', { mode: 'light' }],
  // The same link once more.
  ['/a/#ChipsArray.js', '/a/#ChipsArray.js', { code: 'JS' }],
  // The fragment counts most.
  ['/a/', '/a/?code=ts#ChipsArray.js', { code: 'JS' }],
  // The reader may have chosen something else since.
  ['/a/?mode=dark', '/a/?mode=dark#part', {}],
  ['/a/?mode=dark', '/b/?mode=dark', {}],
  ['/a/?mode=dark#ChipsArray.js', '/a/?mode=dark&page=2#ChipsArray.js', {}],
  ['/a/?mode=dark', '/a/', {}],
])('from %s to %s', (from, to, expected) => {
  expect(newlyLinked(at(to), at(from))).toEqual(expected);
});
