import { maskCode } from './maskCode';
import { plainText } from './plainText';
import type { PageHeading, PageText } from './types';

/** What one pattern finds, with the line of each find. */
function findAll(text: string, pattern: RegExp): { value: string; line: number }[] {
  return [...text.matchAll(pattern)].map((match) => ({
    value: match[1] ?? match[2] ?? '',
    line: text.slice(0, match.index).split('\n').length,
  }));
}

function headingsOf(mdx: string): PageHeading[] {
  const lines = mdx.split('\n');
  const starts = findAll(maskCode(mdx, false), /^ {0,3}(#{1,6}\s.*)$/gm);
  return starts.map(({ value, line }, index) => {
    const [, marks = '', title = ''] = /^(#+)\s+(.*)$/.exec(value) ?? [];
    const text = plainText(title).trim();
    const section = lines.slice(line, (starts[index + 1]?.line ?? lines.length + 1) - 1);
    return {
      level: marks.length,
      text,
      line,
      bare:
        section
          .join('\n')
          .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
          .trim() === '',
    };
  });
}

/**
 * Takes from an MDX page what the rules need.
 * @param file - relative to the site folder, for messages
 */
export function readPage(file: string, mdx: string): PageText {
  const markup = maskCode(mdx, true);
  const demos = findAll(markup, /<Demo\s[^>]*?name="([^"]+)"/g);
  return {
    file,
    headings: headingsOf(mdx),
    demos: demos.map(({ value, line }) => ({ name: value, line })),
    installs: findAll(mdx, /^\s*(npm (?:install|i) .*)$/gm).map(({ value, line }) => ({
      command: value,
      line,
    })),
    text: plainText(maskCode(mdx, false)),
  };
}
