import { coverage, similarity } from './similarity';

it('does not take two rows of a table for one because of their signs', () => {
  expect(similarity('| `drawer` | 1200 | Drawer |', '| `toast` | 1600 | Toast |')).toBe(0);
  expect(coverage('| `drawer` | 1200 |', '| `toast` | 1600 |')).toBe(0);
});

it('counts words that two texts share, wherever they stand', () => {
  expect(similarity('a small red badge', 'a red badge')).toBeCloseTo(6 / 7);
  expect(coverage('red badge', 'a badge, red')).toBe(1);
});

it('compares signs where there is nothing else', () => {
  expect(similarity('***', '***')).toBe(1);
  expect(similarity('***', '---')).toBe(0);
  expect(similarity('', '')).toBe(1);
});
