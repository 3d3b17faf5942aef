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

function programOf(name: string): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  return path.join(path.dirname(manifest), bin[name]!);
}

/**
 * Looks for code that stands in two places: forty tokens or more over more than six lines, comments and imports left out, in files of one
 * language. jscpd does the work.
 * @param root - folder that the results are relative to
 * @param folders - what to look at, relative to root
 * @returns the repetitions, and how many files were compared
 * @throws with what jscpd says if it does not do its work
 */
export function findRepetitions(
  root: string,
  folders: readonly string[],
): { repetitions: Repetition[]; files: number } {
  // jscpd names files by where they really are.
  const real = fs.realpathSync.native(root);
  const output = fs.mkdtempSync(path.join(os.tmpdir(), 'repetitions-'));
  const report = path.join(output, 'jscpd-report.json');
  try {
    execFileSync(
      process.execPath,
      [
        programOf('jscpd'),
        ...['--min-lines', '6', '--min-tokens', '40', '--max-lines', '100000', '--mode', 'weak'],
        ...['--cross-formats', 'js-ts'],
        ...['--ignore-pattern', String.raw`(?m)^import\s[^;]*?;`],
        ...['--pattern', '**/*.{ts,tsx,cts,mts,js,cjs,mjs,css}'],
        ...['--ignore', folders.flatMap((folder) => ignored(path.join(real, folder))).join(',')],
        ...['--absolute', '--reporters', 'json', '--output', output],
        ...folders.map((folder) => path.join(real, folder)),
      ],
      { cwd: real, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
    );
    const { duplicates, statistics } = JSON.parse(fs.readFileSync(report, 'utf8')) as Report;
    const place = ({ name, start }: Place) => ({
      // On Windows they begin with the mark of a path of any length.
      file: path.relative(real, name.replace(/^\\\\\?\\/, '')).replaceAll(path.sep, '/'),
      line: start,
    });
    return {
      files: statistics.total.sources,
      repetitions: duplicates.map(({ lines, firstFile, secondFile }) => ({
        places: [place(firstFile), place(secondFile)],
        lines,
      })),
    };
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    throw new Error(`jscpd did not look for duplicates: ${said}`, { cause: error });
  } finally {
    fs.rmSync(output, { recursive: true, force: true });
  }
}

/** What is deliberately bad, and what is built. */
const ignored = (folder: string): string[] =>
  ['fixtures', 'dist'].map((name) => `${folder.replaceAll(path.sep, '/')}/**/${name}/**`);
