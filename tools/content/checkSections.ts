import type { Fault, PageText } from './types';

/** Finds headings with nothing below them, not even a deeper heading. */
export function checkSections({ file, headings }: PageText): Fault[] {
  return headings.flatMap(({ bare, level, line, text }, index): Fault[] => {
    const next = headings[index + 1];
    if (!bare || (next !== undefined && next.level > level)) return [];
    return [
      {
        file,
        line,
        what: `has an empty section, "${text}"`,
        why: 'The contents lead readers to nothing.',
        mend: 'Write the section, or remove its heading.',
      },
    ];
  });
}
