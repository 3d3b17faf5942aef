import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A stretch of code that stands in two places. */
export interface Repetition {
  /** Relative to the root. Both may be the same file. */
  places: [{ file: string; line: number }, { file: string; line: number }];
  lines: number;
}

/** What jscpd writes, as far as it is read here; https://github.com/kucherenko/jscpd, reporter "json". */
interface Report {
  duplicates: { lines: number; firstFile: Place; secondFile: Place }[];
  statistics: { total: { sources: number } };
}
interface Place {
  name: string;
  start: number;
}

/**
 * Looks for code that stands in two places: six lines or more, forty tokens or more, comments and imports left out. jscpd does the work.
 * @param root - folder that the results are relative to
 * @param folders - what to look at, relative to root
 * @returns the repetitions, and how many files were compared
 */
export function findRepetitions(
  root: string,
  folders: readonly string[],
): { repetitions: Repetition[]; files: number } {
  const output = fs.mkdtempSync(path.join(os.tmpdir(), 'repetitions-'));
  try {
    const program = path.join(path.dirname(require.resolve('jscpd/package.json')), 'run-jscpd.js');
    execFileSync(
      process.execPath,
      [
        program,
        ...['--min-lines', '6', '--min-tokens', '40', '--max-lines', '100000', '--mode', 'weak'],
        ...['--ignore-pattern', String.raw`import\s[^;]*?;`],
        ...['--pattern', '**/*.{ts,tsx,cts,mts,js,cjs,mjs,css}', '--ignore', '**/fixtures/**'],
        ...['--absolute', '--reporters', 'json', '--output', output],
        ...folders.map((folder) => path.join(root, folder)),
      ],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const report = JSON.parse(
      fs.readFileSync(path.join(output, 'jscpd-report.json'), 'utf8'),
    ) as Report;
    const place = ({ name, start }: Place) => ({
      file: path.relative(root, name).replaceAll(path.sep, '/'),
      line: start,
    });
    return {
      files: report.statistics.total.sources,
      repetitions: report.duplicates.map(({ lines, firstFile, secondFile }) => ({
        places: [place(firstFile), place(secondFile)],
        lines,
      })),
    };
  } finally {
    fs.rmSync(output, { recursive: true, force: true });
  }
}
