import fc from 'fast-check';
import { hitPath } from './algolia';

it.each([
  ['https://docs.example.org/zh/x/a/?b#c', '/zh/x/a/?b#c'],
  ['/a/#b', '/a/#b'],
  ['https://docs.example.org//evil.example.org/', '/evil.example.org/'],
  ['javascript:alert(1)', '/'],
  ['http://[', '/'],
])('%s leads to %s', (url, path) => expect(hitPath(url)).toBe(path));

it('never leads to another site', () => {
  const origin = 'https://here.example.org';
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string()), (url) => {
      expect(new URL(hitPath(url), origin).origin).toBe(origin);
    }),
    { numRuns: 3000 },
  );
});
