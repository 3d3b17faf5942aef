import { matchesMedia } from './matchesMedia';

it.each([
  ['(min-width: 900px)', true],
  ['(min-width:1536px)', false],
  ['(min-width:600px) and (max-width:899.95px)', false],
  ['@media (max-width:599.95px), (hover: hover)', true],
  ['(prefers-color-scheme: dark)', false],
  ['(prefers-reduced-motion: reduce)', true],
  ['(prefers-reduced-motion)', true],
  ['(prefers-reduced-motion: no-preference)', false],
  ['(pointer: fine)', true],
  ['print', false],
])('%s: %s', (media, expected) => {
  expect(matchesMedia(media)).toBe(expected);
});
