import type { DocsInstance } from '../../../config/page-tree';
import { parseSubject, splitArguments } from './parseCutArguments';
import { Refusal } from './types';

/** What `version:archive` is asked to do. */
export interface ArchiveArguments {
  instance: DocsInstance;
  version: string;
  /** Address with its last slash. */
  href: string;
  dryRun: boolean;
}

const usage = 'npm run version:archive -- <instance> <version> --href <url> [--dry-run]';

function parseHref(given: string | undefined): string {
  const example = 'for example --href https://v8.example.org{langPrefix}/x/';
  if (given === undefined) {
    throw new Refusal(
      `--href is missing: readers of the version are sent there. Give the address that its first page has from now on, ${example}`,
      2,
    );
  }
  const plain = given.replace('{langPrefix}', '');
  const url = URL.canParse(plain) ? new URL(plain) : undefined;
  if (url?.protocol !== 'https:' || /[\s{}]/.test(plain)) {
    throw new Refusal(
      `--href is "${given}", which is no https address; links and redirects lead there. Give one, ${example}`,
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
  return given.endsWith('/') ? given : `${given}/`;
}

/**
 * Reads the arguments of `version:archive`.
 * @throws a refusal with what, why and how to mend
 */
export function parseArchiveArguments(given: readonly string[]): ArchiveArguments {
  const { words, options } = splitArguments(given, { '--href': true, '--dry-run': false }, usage);
  const subject = parseSubject(words, usage);
  return {
    ...subject,
    href: parseHref(options['--href']),
    dryRun: options['--dry-run'] !== undefined,
  };
}
