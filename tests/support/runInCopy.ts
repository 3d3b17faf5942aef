import path from 'node:path';
import { runCommand } from '../../tools/command/runCommand.cjs';
import type { Checks } from './createChecks';
import { inCopy } from './inCopy';

const root = path.resolve(__dirname, '../..');

/** A test that edits the project. */
interface CopyTest {
  /** As it is typed: `npm run test:dev`. */
  name: string;
  /** What `--help` prints. */
  help: string;
  /** @param folder - the copy */
  work: (folder: string) => Promise<void>;
  conclude: Checks['conclude'];
}

/**
 * Runs a test as a command: in a copy of the project, which goes away afterward, or with `--in` in one that is there already, and stays.
 * @returns the code that the process ends with
 */
export function runInCopy({ name, help, work, conclude }: CopyTest): Promise<number> {
  return runCommand({
    name,
    help,
    options: { '--in': true },
    work: async ({ options }) => {
      await inCopy(root, options['--in'], work);
      return conclude();
    },
  });
}
