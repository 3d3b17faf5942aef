import type { BuildRecord } from './buildRecord';

/**
 * Says in what languages of a build differ that have to be of one commit and one deployment.
 * @param records - of the languages
 * @param nameOf - what a language is called; by default what its record calls it
 * @returns a sentence without its full stop; nothing where they are of the same
 */
export function findDifference<Known extends BuildRecord>(
  records: readonly Known[],
  nameOf: (record: Known) => string = ({ locale }) => locale,
): string | undefined {
  const [first, ...others] = records;
  for (const other of others) {
    const both = `${nameOf(first!)} and ${nameOf(other)} are builds of two`;
    if (other.source !== first!.source) {
      return `${both} commits: ${first!.source || 'none'} and ${other.source || 'none'}`;
    }
    const names = Object.keys({ ...first!.settings, ...other.settings });
    const setting = names.find((name) => first!.settings[name] !== other.settings[name]);
    if (setting !== undefined) return `${both} deployments, which differ in ${setting}`;
  }
  return undefined;
}
