import { versionChoices } from './versionChoices';

it('tells the current versions from the older ones', () => {
  expect(
    versionChoices({
      default: { versions: [{ name: 'current', label: '7.2.0' }] },
      x: {
        versions: [
          { name: 'current', label: '9.14.0' },
          { name: '8.9.2', label: '8.9.2' },
        ],
      },
    }),
  ).toEqual({
    current: ['docs-default-current', 'docs-x-current'],
    older: [{ tag: 'docs-x-8.9.2', instance: 'x', label: '8.9.2' }],
  });
});
