import { PackError, packError } from './packError';

it.each([
  [new DOMException('no room', 'QuotaExceededError'), 'put', 'full'],
  [new DOMException('no room', 'QuotaExceededError'), 'fetch', 'full'],
  [new TypeError('Failed to fetch'), 'fetch', 'unreachable'],
  [new DOMException('timed out', 'TimeoutError'), 'fetch', 'unreachable'],
  // The answer that was being put away has broken off.
  [new TypeError('network error'), 'put', 'unreachable'],
  [new DOMException('no', 'SecurityError'), 'put', 'refused'],
  [undefined, 'put', 'refused'],
] as const)('%s of "%s" means "%s"', (error, step, problem) => {
  expect(packError(error, step)).toMatchObject({ problem, cause: error });
});

it('leaves what is known as it is', () => {
  const known = new PackError('gone', '/a.js answers 404');
  expect(packError(known, 'put')).toBe(known);
});
