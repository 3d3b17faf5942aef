import { isWhole } from '../../../src/navigation/rules/tree/pageTree';
import { examineSnapshot, snapshotFile } from '../../page-tree/lib/treeSnapshot';
import type { Fault } from './types';

type Instance = 'default' | 'x';

const why = 'The pages of the version have their titles and their order from it.';
const mend = 'Restore it from the commit that cut the version, or correct it there.';

/** The message of an error without the file that it begins with, and the place that follows. */
function readFault(file: string, error: unknown): Fault {
  const { message } = error as Error;
  const text = message.startsWith(file) ? message.slice(file.length) : message;
  const [, line, column, what = text] = /^:(\d+):(\d+):?\s(.*)$/s.exec(text) ?? [];
  return {
    file,
    ...(line !== undefined && { line: Number(line), column: Number(column) }),
    what: what.trim(),
    why,
    mend,
  };
}

/**
 * Checks the page trees of the versions that are kept.
 * @param versions - by docs instance
 */
export function checkSnapshots(
  siteDir: string,
  versions: Readonly<Record<Instance, readonly string[]>>,
): Fault[] {
  return (['default', 'x'] as const).flatMap((instance) =>
    versions[instance].flatMap((version): Fault[] => {
      const file = snapshotFile(instance, version);
      try {
        const { problems } = examineSnapshot(siteDir, instance, version);
        return problems.map((what) => ({ file, what, why, mend }));
      } catch (error) {
        return [readFault(file, error)];
      }
    }),
  );
}

/**
 * The tree of a kept version.
 * @returns undefined if it cannot be read, or not all of it: `checkSnapshots` tells why
 */
export function snapshotTree(siteDir: string, instance: Instance, version: string) {
  try {
    const { tree } = examineSnapshot(siteDir, instance, version).snapshot;
    return isWhole({ tree }) ? tree : undefined;
  } catch {
    return undefined;
  }
}
