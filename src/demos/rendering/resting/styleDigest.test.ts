import { styleDigest } from './styleDigest';

const css = (name: string, color = 'red') => `.${name}{color:${color}}.${name}>p{margin:0}`;

it('is the same under whichever name a style says it', () => {
  expect(styleDigest(css('a1'), 'a1')).toBe(styleDigest(css('b2'), /\bb2\b/g));
  expect(styleDigest(css('a1'), 'a1')).toMatch(/^[0-9a-f]{8}$/);
});

it('differs with what a style says', () => {
  expect(styleDigest(css('a1', 'blue'), 'a1')).not.toBe(styleDigest(css('a1'), 'a1'));
});
