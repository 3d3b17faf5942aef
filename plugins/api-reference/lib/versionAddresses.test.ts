import { versionAddresses } from './versionAddresses';

const inVersion = jest.fn((pathname: string) =>
  pathname.startsWith('/x/grid') ? `/x/8.9.2${pathname.slice(2)}` : undefined,
);
const addressOf = versionAddresses({
  inVersion,
  isCurrent: (pathname) => ['/x/grid/a', '/x/new', '/'].includes(pathname),
});

it.each([
  ['/x/grid/a', '/x/8.9.2/grid/a/'],
  ['/x/new', '/x/new/'],
  ['/lost', undefined],
  ['/', '/'],
  ['//a.example', undefined],
  ['https://a.example/b', 'https://a.example/b'],
  ['', ''],
])('%s is at %s', (pathname, address) => {
  expect(addressOf(pathname)).toBe(address);
});

it('looks once for each page', () => {
  inVersion.mockClear();
  expect([addressOf('/x/grid/b'), addressOf('/x/grid/b')]).toEqual([
    '/x/8.9.2/grid/b/',
    '/x/8.9.2/grid/b/',
  ]);
  expect([addressOf('/x/no'), addressOf('/x/no')]).toEqual([undefined, undefined]);
  expect(inVersion).toHaveBeenCalledTimes(2);
});
