import { addPolicy } from './addPolicy';
import { headerPolicy, policyHashes } from './headerPolicy';

const page = (script: string) =>
  `<!doctype html><head><meta charset=utf-8><script>${script}</script></head><body><div id=__docusaurus></div>`;
const policy = { 'script-src': ["'self'"], 'object-src': ["'none'"] };

it('allows the inline scripts of every page, each once, in an order of its own', () => {
  const [a, b] = ['a()', 'b()'].map((script) => policyHashes(addPolicy(page(script), policy)));
  expect([a!.length, b!.length]).toEqual([1, 1]);
  const header = headerPolicy(policy, [...a!, ...b!, ...a!]);
  expect(header).toBe(
    `script-src 'self' blob: ${[a![0], b![0]].toSorted().join(' ')}; object-src 'none'; frame-ancestors 'self'`,
  );
  expect(headerPolicy(policy, [...b!, ...a!])).toBe(header);
});

it('finds no hash where there is no policy', () => {
  expect(policyHashes(page('a()'))).toEqual([]);
});
