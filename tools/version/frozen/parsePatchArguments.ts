import type { DocsInstance } from '../../../config/page-tree';
import type { ParsedOptions } from '../../command/parseOptions.cjs';
import { Refusal } from '../../command/refusal.cjs';
import { parseSubject } from '../parseCutArguments';

/** What `version:patch` is asked to do. */
export interface PatchArguments {
  instance: DocsInstance;
  version: string;
  /** Address inside the version, without slash at the end; `/` is its root. */
  page: string;
  dryRun: boolean;
}

/** Options of `version:patch`; true if a value follows. */
export const patchOptions = { '--page': true, '--dry-run': false };

/** The command as it is typed. */
export const patchUsage =
  'npm run version:patch -- <instance> <version> --page <address> [--dry-run]';

/**
 * Reads the arguments of `version:patch`.
 * @throws a refusal with what, why and how to mend
 */
export function parsePatchArguments({ words, options }: ParsedOptions): PatchArguments {
  const subject = parseSubject(words, patchUsage);
  const given = options['--page'];
  const mend = 'Give its address inside the version, for example --page /react-charts/bars';
  if (given === undefined)
    throw new Refusal(`--page is missing: one page is built anew. ${mend}`, 2);
  if (!/^\/(?!\/)[^\s?#\\]*$/.test(given) || given.split('/').includes('..')) {
    throw new Refusal(`--page is "${given}", which is no address of a page. ${mend}`, 2);
  }
  return {
    ...subject,
    page: given.replace(/(.)\/$/, '$1'),
    dryRun: options['--dry-run'] !== undefined,
  };
}
