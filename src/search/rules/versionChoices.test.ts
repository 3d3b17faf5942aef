import { frozenChoices, textIndexes, versionChoices } from './versionChoices';

it('tells the current versions from the older ones', () => {
  expect(
    versionChoices({
      default: { versions: [{ name: 'current', label: '7.2.0' }] },
      x: {
        versions: [
          { name: 'current', label: '9.14.0' },
          { name: '8.9.2', label: '8.9.2' },
          { name: '8.0.0', label: '8.0.0', path: '/zh/x/8.0.0', isApart: true },
        ],
      },
    }),
  ).toEqual({
    current: ['docs-default-current', 'docs-x-current'],
    older: [
      { tag: 'docs-x-8.9.2', instance: 'x', label: '8.9.2' },
      { tag: 'docs-x-8.0.0', instance: 'x', label: '8.0.0' },
    ],
    apart: { 'docs-x-8.0.0': '/zh/x/8.0.0/pagefind/' },
    isOne: false,
  });
});

it('has nothing to choose in a frozen version', () => {
  const frozen = { instance: 'x', version: '8.9.2', path: '/zh/x/8.9.2/' };
  expect(frozenChoices(frozen)).toEqual({
    current: [],
    older: [{ tag: 'docs-x-8.9.2', instance: 'x', label: '8.9.2' }],
    apart: { 'docs-x-8.9.2': '/zh/x/8.9.2/pagefind/' },
    isOne: true,
  });
});

it('asks the index of a version that is built apart, and all of them for all versions', () => {
  const apart = { 'docs-x-8.0.0': '/x/8.0.0/pagefind/' };
  const asked = (version: string) => textIndexes(version, '/pagefind/', apart);
  expect(asked('current')).toEqual({ first: '/pagefind/', others: [] });
  expect(asked('docs-x-8.9.2')).toEqual({ first: '/pagefind/', others: [] });
  expect(asked('docs-x-8.0.0')).toEqual({ first: '/x/8.0.0/pagefind/', others: [] });
  expect(asked('all')).toEqual({ first: '/pagefind/', others: ['/x/8.0.0/pagefind/'] });
});
