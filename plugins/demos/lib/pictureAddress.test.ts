import { pictureAddress } from './pictureAddress';
import { pictureProblems } from './pictureProblems';

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text fill='url(#a)'>50 % é</text></svg>\n`;

it('makes an address that says all of the picture and can stand anywhere', () => {
  const address = pictureAddress(svg);
  expect(address).toMatch(/^data:image\/svg\+xml,[^'"()<>\s]+$/);
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(svg.trim());
});

it('takes an SVG file that is no burden on the page', () => {
  expect(pictureProblems(svg)).toEqual([]);
  expect(pictureProblems('<?xml version="1.0"?>\n<svg>\n</svg>')).toEqual([]);
  expect(pictureProblems('GIF89a')).toEqual([
    { line: 1, column: 1, reason: 'holds no <svg> element' },
  ]);
  expect(pictureProblems(`<svg>${' '.repeat(20_000)}</svg>`)[0]?.reason).toContain(
    '20011 characters',
  );
});
