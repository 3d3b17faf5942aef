import path from 'node:path';
import { evaluate } from '../../tests/support/evaluate';

const prefers = (accepted: readonly string[]) =>
  evaluate(
    path.join(__dirname, 'prefersMarkdown.mjs'),
    `${JSON.stringify(accepted)}.map((each) => prefersMarkdown(each))`,
  );

it('gives Markdown to who asks for it by name, and for nothing more than for it', () => {
  const accepted = [
    'text/markdown',
    'text/markdown, text/html;q=0.9',
    'text/markdown, text/html',
    'text/html;q=0.7, TEXT/Markdown ; q=0.75',
    'text/markdown;q=0.5',
    'text/markdown;q=0.001, text/html;q=0',
    'text/markdown;q=0.8, */*;q=0.1',
    'text/markdown;variant=GFM, text/html;q=0.9',
    'text/markdown;variant="a=b";q=0.9, text/html;level=1;q=0.8',
    'text/markdown;q=0.6, text/html;q=0.5, */*',
  ];
  expect(prefers(accepted)).toEqual(accepted.map(() => true));
});

it('gives HTML to everybody else, as to who likes it better', () => {
  const accepted = [
    '',
    '*/*',
    'text/html',
    'text/*',
    'text/html;q=1.0, application/xhtml+xml;q=0.9, text/plain;q=0.8, text/markdown;q=0.7, */*;q=0.1',
    'text/html, text/markdown;variant=GFM;q=0',
    'text/html, text/markdown;q=0.0',
    'text/markdown;q=0',
    'text/markdown;q=0.9, text/html',
    'text/markdown;q=0.12, text/html;q=0.123',
    'text/markdown;q=0.5, */*',
    'text/markdown;q=0.5, text/*;q=0.8, */*;q=0.1',
    'text/markdownish',
    'text/markdown;q=high, text/html',
    'x/text/markdown',
  ];
  expect(prefers(accepted)).toEqual(accepted.map(() => false));
});
