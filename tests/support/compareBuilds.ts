import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../plugins/support/filesBelow';

/** What two builds of the same site may differ in: the bundler's hash of a compilation, and names that hold one. */
const releaseOf = [
  /(?<=\?v=)[0-9a-f]{8}/g,
  /(?<=docusaurusRelease!==")[0-9a-f]{16}/g,
  // In the bundler's runtime, and in its name.
  /(?<=\.h=\(\)=>")[0-9a-f]{16}/g,
  /(?<=runtime~main\.)[0-9a-f]{8}(?=\.js)/g,
];

/** Written by pagefind in no fixed order; the fragments, which are compared, hold all that is in them. */
const unordered = /(^|\/)pagefind\/(pagefind-entry\.json$|.*\.pf_(filter|index|meta)$)/;

/** A comparison of two builds. */
export interface Comparison {
  /** How many files were compared. */
  compared: number;
  /** Files that only one of them has, or that are not the same, relative to the build. */
  differing: string[];
}

function withoutRelease(text: string): string {
  return releaseOf.reduce((rest, pattern) => rest.replace(pattern, ''), text);
}

function read(folder: string): Map<string, string> {
  return new Map(
    filesBelow(folder)
      .map((file) => ({ file, name: path.relative(folder, file).split(path.sep).join('/') }))
      .filter(({ name }) => !unordered.test(name))
      .map(({ file, name }) => [
        withoutRelease(name),
        // Every byte of any file stands for one character.
        withoutRelease(fs.readFileSync(file, 'latin1')),
      ]),
  );
}

/**
 * Compares two builds of one site, file by file, but for the release that stands in them.
 * @param first - absolute folder
 * @param second - absolute folder
 * @throws if one of them cannot be read
 */
export function compareBuilds(first: string, second: string): Comparison {
  const [here, there] = [read(first), read(second)];
  const names = [...new Set([...here.keys(), ...there.keys()])].toSorted();
  return {
    compared: names.length,
    differing: names.filter((name) => here.get(name) !== there.get(name)),
  };
}
