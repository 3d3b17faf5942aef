import { acceptWeights, htmlPreferred, htmlRanges, refused } from './acceptWeights';

function weigh(accept: string, ranges: readonly string[]): string {
  for (const [pattern, weight] of ranges.flatMap((range) => acceptWeights(range, '(\\d)', '$1'))) {
    const found = new RegExp(pattern, 'i').exec(accept);
    if (found) return weight.replace('$1', found[1] ?? '');
  }
  return refused;
}

const isHtml = (accept: string) =>
  new RegExp(htmlPreferred).test(weigh(accept, ['text/markdown']) + weigh(accept, htmlRanges));

it.each([
  'text/markdown',
  'text/markdown, text/html;q=0.5',
  'text/markdown,text/html',
  'text/html;q=0.7, TEXT/Markdown ; Q=0.8',
  'text/markdown;q=0.5',
  'text/markdown;q=0.1, text/html;q=0',
  'text/markdown;q=0.8, */*;q=0.1',
  'text/markdown;variant=GFM, text/html;q=0.9',
  'text/markdown;variant=GFM;q=0.9, text/html;level=1;q=0.8',
  'text/markdown;q=1.0, text/html;q=0.9',
])('%s is Markdown', (accept) => {
  expect(isHtml(accept)).toBe(false);
});

it.each([
  '',
  '*/*',
  'text/html',
  'text/html;q=1.0, application/xhtml+xml;q=0.9, text/plain;q=0.8, text/markdown;q=0.7, */*;q=0.1',
  'text/html, text/markdown;variant=GFM;q=0',
  'text/html, text/markdown;q=0.0',
  'text/markdown;q=0',
  'text/markdown;q=0.9, text/html',
  'text/markdown;q=0.1, text/html;q=0.2',
  'text/markdown;q=0.5, */*',
  'text/markdown;q=0.5, text/*;q=0.8, */*;q=0.1',
  'text/markdownish',
])('%s is HTML', (accept) => {
  expect(isHtml(accept)).toBe(true);
});
