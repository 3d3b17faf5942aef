import { digestSettings } from './digestSettings';

it('tells values apart by name, and gives none away', () => {
  const digests = digestSettings(new Map([['licenceKey', '"0123456789abcdef"']]));
  expect(digests).toEqual({ licenceKey: expect.stringMatching(/^[\da-f]{16}$/) as string });
  expect(digests).not.toEqual(digestSettings(new Map([['licenceKey', '""']])));
});
