import type { DocsInstance } from '../../config/page-tree';
import { isArchiveAddress } from '../../config/versions';
import { parseSubject } from './parseCutArguments';
import type { ParsedOptions } from '../command/parseOptions.cjs';
import { Refusal } from '../command/refusal.cjs';

/** What `version:archive` is asked to do. */
export interface ArchiveArguments {
  instance: DocsInstance;
  version: string;
  /** Address with its last slash. */
  href: string;
  dryRun: boolean;
}

/** Options of `version:archive`; true if a value follows. */
export const archiveOptions = { '--href': true, '--dry-run': false };

/** The command as it is typed. */
export const archiveUsage =
  'npm run version:archive -- <instance> <version> --href <url> [--dry-run]';

function parseHref(given: string | undefined): string {
  const example = 'for example --href https://v8.example.org{langPrefix}/x/';
  if (given === undefined) {
    throw new Refusal(
      `--href is missing: readers of the version are sent there. Give the address that its first page has from now on, ${example}`,
      2,
    );
  }
  const plain = given.replace('{langPrefix}', '');
  if (
    /\{langPrefix\}/.test(plain) ||
    /^https:\/\/[^/]*\{langPrefix\}(?!\/|$)|\/\{langPrefix\}/.test(given)
  ) {
    throw new Refusal(
      `--href is "${given}", and {langPrefix} stands for nothing or for /zh, so it cannot be in the host, behind a slash or there twice. Put it once behind the host or a folder, ${example}`,
      2,
    );
  }
  const url = URL.canParse(plain) ? new URL(plain) : undefined;
  if (!url || !given.startsWith('https://')) {
    throw new Refusal(
      `--href is "${given}", which is no https address in full; links and redirects lead there. Give one that begins with https:// in small letters, ${example}`,
      2,
    );
  }
  if (url.username || url.password) {
    throw new Refusal(
      `--href has a name or a password in it, which would be public. Leave it out`,
      2,
    );
  }
  if (/[?#]/.test(plain)) {
    throw new Refusal(
      `--href is "${given}", and the pages' own paths are put behind it. Leave out its query and fragment`,
      2,
    );
  }
  if (plain.includes('*')) {
    throw new Refusal(
      `--href is "${given}", which has a * in it; the table of redirects puts the rest of an address in its place. Leave it out`,
      2,
    );
  }
  const href = given.endsWith('/') ? given : `${given}/`;
  if (!isArchiveAddress(href)) {
    throw new Refusal(
      `--href is "${given}", which is no https address that every host and browser reads alike. Write it without backslashes, braces, spaces and empty folders, other letters than ASCII percent-encoded, ${example}`,
      2,
    );
  }
  return href;
}

/**
 * Reads the arguments of `version:archive`.
 * @throws a refusal with what, why and how to mend
 */
export function parseArchiveArguments({ words, options }: ParsedOptions): ArchiveArguments {
  const subject = parseSubject(words, archiveUsage);
  return {
    ...subject,
    href: parseHref(options['--href']),
    dryRun: options['--dry-run'] !== undefined,
  };
}
