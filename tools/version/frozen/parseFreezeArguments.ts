import type { DocsInstance } from '../../../config/page-tree';
import type { ParsedOptions } from '../../command/parseOptions.cjs';
import { parseSubject } from '../parseCutArguments';

/** What `version:freeze` and `version:thaw` are asked to do. */
export interface FreezeArguments {
  instance: DocsInstance;
  version: string;
  dryRun: boolean;
  /** Whether the version was cut just now, so that git knows nothing of it yet. */
  isUncommitted: boolean;
}

/** Options of `version:freeze`; true if a value follows. */
export const freezeOptions = { '--dry-run': false, '--uncommitted': false };

/** Options of `version:thaw`. */
export const thawOptions = { '--dry-run': false };

/** The commands as they are typed. */
export const freezeUsage =
  'npm run version:freeze -- <instance> <version> [--uncommitted] [--dry-run]';
export const thawUsage = 'npm run version:thaw -- <instance> <version> [--dry-run]';

const parser =
  (usage: string) =>
  ({ words, options }: ParsedOptions): FreezeArguments => ({
    ...parseSubject(words, usage),
    dryRun: options['--dry-run'] !== undefined,
    isUncommitted: options['--uncommitted'] !== undefined,
  });

/** Reads the arguments of `version:freeze`. @throws a refusal with what, why and how to mend */
export const parseFreezeArguments = parser(freezeUsage);

/** Reads the arguments of `version:thaw`. @throws a refusal with what, why and how to mend */
export const parseThawArguments = parser(thawUsage);
