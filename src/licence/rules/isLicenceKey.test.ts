import { isLicenceKey } from './isLicenceKey';

const checksum = '0123456789abcdef'.repeat(2);

it.each([`${checksum}RkFLRQ==`, `${checksum.toUpperCase()}Tz0xLEU9MSxTPXBybw`])(
  '%s has the form',
  (text) => {
    expect(isLicenceKey(text)).toBe(true);
  },
);

it.each([
  '',
  'key',
  checksum,
  `${checksum}RkFLRQ==\n`,
  ` ${checksum}RkFLRQ==`,
  `${checksum}RkF LRQ==`,
  `${checksum}RkFLRQ==="`,
  `${checksum.slice(1)}-RkFLRQ==`,
  `${checksum}${'A'.repeat(2001)}`,
])('%j has not', (text) => {
  expect(isLicenceKey(text)).toBe(false);
});
