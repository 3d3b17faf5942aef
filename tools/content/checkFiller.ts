import type { Fault, PageText } from './types';

/** "Placeholder text" is filler only where it stands alone: text fields have one, too. */
const filler = [
  /\b(?:TODO|TBD|FIXME)\b/,
  /\blorem\b|\bcoming soon\b|\bthis is (?:a )?placeholder\b|^placeholder text\W*$/i,
];

/** Finds what somebody wrote to fill a gap. Code is not looked at. */
export function checkFiller({ file, text }: PageText): Fault[] {
  return text.split('\n').flatMap((line, index) =>
    filler.flatMap((pattern): Fault[] => {
      const found = pattern.exec(line)?.[0];
      if (found === undefined) return [];
      return [
        {
          file,
          line: index + 1,
          what: `holds filler: "${found}"`,
          why: 'Readers take a published page for finished.',
          mend: 'Write what belongs there, or leave it out.',
        },
      ];
    }),
  );
}
