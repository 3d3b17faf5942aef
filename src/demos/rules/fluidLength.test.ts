import { fluidLength } from './fluidLength';

const probes = [1200, 900, 700, 500, 300, 1];
const sampled = (measure: (at: number) => number) => probes.map((at) => ({ at, px: measure(at) }));

it('is a plain length where nothing follows the width', () => {
  expect(fluidLength(sampled(() => 120))).toBe('120px');
});

it('is what a single column gets of what the others leave, down to its least width', () => {
  expect(fluidLength(sampled((at) => Math.max(50, at - 370)))).toBe('max(50px, 100cqw - 370px)');
  expect(fluidLength(sampled((at) => Math.max(80, at / 4 + 10)))).toBe('max(80px, 25cqw + 10px)');
});

it('shrinks faster from where other columns do not shrink any more', () => {
  // Two equal shares, of which the other is no narrower than 250 px.
  const length = fluidLength(sampled((at) => Math.max(50, Math.min(at / 2, at - 250))));
  expect(length).toBe('max(50px, min(50cqw, 100cqw - 250px))');
});

it('stops at a greatest width', () => {
  expect(fluidLength(sampled((at) => Math.max(50, Math.min(600, at - 200))))).toBe(
    'max(50px, min(600px, 100cqw - 200px))',
  );
});

it('takes the order of the samples as it comes', () => {
  const samples = sampled((at) => Math.max(50, at - 370));
  expect(fluidLength(samples.toReversed())).toBe(fluidLength(samples));
});

it('follows the widest where it bends the other way', () => {
  expect(fluidLength(sampled((at) => (at > 800 ? at - 400 : at / 2)))).toMatch(
    /^max\(0\.5px, 100cqw - 400px\)$/,
  );
});

it('is nothing without a sample', () => {
  expect(fluidLength([])).toBe('0px');
});
