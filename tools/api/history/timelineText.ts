import type { ProductHistory } from '../../../src/history/rules/types';

/** A line for each page and each row: a change of a row is a change of its line. */
export function timelineText({ pages, exports, ...head }: ProductHistory): string {
  const entries = (record: Readonly<Record<string, unknown>>, indent: string) =>
    Object.entries(record)
      .map(([key, value]) => `${indent}${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const shownPages = Object.entries(pages).map(([pathname, { rows, ...page }]) => {
    const facts = JSON.stringify(page).slice(0, -1);
    const ofPage = entries(rows, '      ');
    return `    ${JSON.stringify(pathname)}: ${facts}, "rows": {${ofPage === '' ? '' : `\n${ofPage}\n    `}}}`;
  });
  const ofExports = entries(exports, '    ');
  return [
    '{',
    `${entries(head, '  ')},`,
    `  "pages": {\n${shownPages.join(',\n')}\n  },`,
    `  "exports": {${ofExports === '' ? '' : `\n${ofExports}\n  `}}`,
    '}\n',
  ].join('\n');
}
