import { loadParser } from './parsePage';
import { plainWords } from './plainWords';

it.each([
  ["Write {'{'} in `code`{' '}or {`it`}.", 'Write { in code or it.'],
  ["A {/* todo: check */}b {'\\u2192' /* arrow */} c", 'A b → c'],
  ['An ![alt *text*](./a.png) and\\\n**more** {1 + 1}', 'An alt text and more '],
  ['Ratio 16:nine', 'Ratio 16:nine'],
])('reads %j', async (mdx, words) => {
  const parsed = (await loadParser()).parse(mdx);
  if ('fault' in parsed) throw new Error(parsed.fault.what);
  expect(plainWords(parsed.tree)).toBe(words);
});
