import type { Fault, PageText } from './types';

/** Demands headings from `##` on, none of which skips a level. */
export function checkHeadings({ file, headings }: PageText): Fault[] {
  return headings.flatMap(({ level, text, line }, index): Fault[] => {
    if (level === 1) {
      return [
        {
          file,
          line,
          what: `has a first-level heading, "${text}"`,
          why: 'The frame writes the only one, from the title in the page tree.',
          mend: 'Remove it, or make it a section with ##.',
        },
      ];
    }
    const before = headings[index - 1]?.level ?? 1;
    if (level <= before + 1) return [];
    return [
      {
        file,
        line,
        what: `goes from level ${before} to level ${level} at "${text}"`,
        why: 'People who move by headings believe that they missed a section.',
        mend: `Write it with ${'#'.repeat(before + 1)}.`,
      },
    ];
  });
}
