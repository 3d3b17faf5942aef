import type { LocalFault } from '../../content-check/lib/types';
import { readMarkup } from '../../page-tree/lib/readMarkup';
import type { Autocorrect } from './autocorrect.cjs';

const why = 'Chinese reads unevenly with the signs and spaces of another language.';

/** What the linter leaves alone: spaces around code, and characters that nobody sees. */
const rules: { pattern: RegExp; what: string; mend: string }[] = [
  {
    pattern: /\p{Script=Han}(?=`[^`\n]+`)|(?<=(?<!`)`[^`\n]+`)\p{Script=Han}/u,
    what: 'has no space between Chinese and code',
    mend: 'Write a space: 设置 `size` 属性.',
  },
  {
    pattern: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
    what: 'has a character that turns the direction of text',
    mend: 'Remove it: it may show other words than those that are there.',
  },
  {
    pattern: /[\u200b\u2060\ufeff\u00ad]/u,
    what: 'has a character that nobody sees',
    mend: 'Remove it.',
  },
];

/** The lines between fences, and the fences, from 0. */
function codeLines(text: string): Set<number> {
  const lineOf = (at: number) => text.slice(0, at).split('\n').length - 1;
  return new Set(
    readMarkup(text).parts.flatMap(({ kind, from, to }) => {
      if (kind !== 'fence') return [];
      const first = lineOf(from);
      return Array.from({ length: lineOf(to) - first + 1 }, (_, index) => first + index);
    }),
  );
}

/**
 * Checks the typography of a Chinese page: full-width signs, spaces between Chinese and Latin or code, none before full-width signs.
 * @param text - of the whole page
 */
export function checkTypography(text: string, linter: Autocorrect): LocalFault[] {
  const lines = text.split('\n');
  const code = codeLines(text);
  const found = linter
    .lintFor(text, 'markdown')
    .lines.map(({ l: line, c: column, old, new: better }): LocalFault => {
      const [own, wanted] = [old.trim(), better.trim()];
      // At an edge it is part of neither.
      const isBlank = own === wanted;
      return {
        line,
        column,
        what: isBlank ? `writes a full-width blank beside "${own}"` : `writes "${own}"`,
        why,
        mend: `Write ${isBlank ? 'a plain one, or none' : `"${wanted}"`}: npm run i18n:check -- --fix does it.`,
      };
    });
  const own = lines.flatMap((line, index): LocalFault[] =>
    rules.flatMap(({ pattern, what, mend }) => {
      // A character that nobody sees is one in code, too.
      if (code.has(index) && !pattern.source.startsWith('[')) return [];
      const at = pattern.exec(line);
      return at ? [{ line: index + 1, column: at.index + 1, what, why, mend }] : [];
    }),
  );
  return [...found, ...own];
}
