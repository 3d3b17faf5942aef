import type { DocsInstance } from '../../config/page-tree';
import { parseVersion } from './compareVersions';
import type { ParsedOptions } from '../command/parseOptions.cjs';
import { Refusal } from '../command/refusal.cjs';

/** What `version:cut` is asked to do. */
export interface CutArguments {
  instance: DocsInstance;
  version: string;
  /** Library version that the current documentation moves on to. */
  next?: string;
  /** Names that the next version has under others, as its migration guide says: the new by the old. */
  renames?: Readonly<Record<string, string>>;
  /** Versions that npm takes whatever a package asks for, by name: written into package.json. */
  overrides?: Readonly<Record<string, string>>;
  /** Whether the version is frozen right after. */
  freeze?: boolean;
  dryRun: boolean;
}

/** Options of `version:cut`; true if a value follows. */
export const cutOptions = {
  '--next': true,
  '--rename': true,
  '--override': true,
  '--freeze': false,
  '--dry-run': false,
};

/** The command as it is typed. */
export const cutUsage =
  'npm run version:cut -- <instance> <version> [--next <libraryVersion>] [--rename <old>=<new>,…] [--override <package>@<version>,…] [--freeze] [--dry-run]';

/**
 * Checks an instance and a version that stand first among the arguments.
 * @throws a refusal that names what is wrong
 */
export function parseSubject(
  given: readonly string[],
  usage: string,
): { instance: DocsInstance; version: string } {
  const [instance, version, ...rest] = given;
  const mend = `Write ${usage}`;
  if (instance === undefined || version === undefined) {
    throw new Refusal(
      `${instance === undefined ? 'The instance and the version are' : 'The version is'} missing. ${mend}`,
      2,
    );
  }
  if (rest.length > 0) throw new Refusal(`"${rest.join(' ')}" is too much. ${mend}`, 2);
  if (instance !== 'default' && instance !== 'x') {
    throw new Refusal(
      `"${instance}" is no docs instance: there are "default" (docs/, served at /) and "x" (x-docs/, served at /x/). ${mend}`,
      2,
    );
  }
  if (!parseVersion(version)) {
    throw new Refusal(
      `"${version}" is no exact version, and the version names folders and addresses. Give all three numbers without a "v", for example 8.9.2`,
      2,
    );
  }
  return { instance, version };
}

/** @throws a refusal if a part is no pair of names, or a name stands twice */
function parseRenames(given: string): Record<string, string> {
  const renames: Record<string, string> = {};
  for (const part of given.split(',')) {
    const [, from, to] = /^([A-Za-z_$][\w$]*)=([A-Za-z_$][\w$]*)$/.exec(part.trim()) ?? [];
    if (from === undefined || to === undefined) {
      throw new Refusal(
        `--rename has "${part}", which is no pair of names. Write the old one, "=" and the new one, pairs apart by commas: --rename OldName=NewName,other=another`,
        2,
      );
    }
    if (Object.hasOwn(renames, from)) {
      throw new Refusal(`--rename has ${from} twice. Give each old name once`, 2);
    }
    renames[from] = to;
  }
  return renames;
}

/** @throws a refusal if a part is no package with an exact version, or a package stands twice */
function parseOverrides(given: string): Record<string, string> {
  const overrides: Record<string, string> = {};
  for (const part of given.split(',')) {
    const [, name, version] = /^((?:@[\w.-]+\/)?[\w.-]+)@([\w.-]+)$/.exec(part.trim()) ?? [];
    if (name === undefined || version === undefined || !parseVersion(version)) {
      throw new Refusal(
        `--override has "${part}", which is no package with an exact version. Write its name, "@" and all three numbers, pairs apart by commas: --override rollup@4.67.4,@swc/core@1.16.18`,
        2,
      );
    }
    if (Object.hasOwn(overrides, name)) {
      throw new Refusal(`--override has ${name} twice. Give each package once`, 2);
    }
    overrides[name] = version;
  }
  return overrides;
}

/**
 * Reads the arguments of `version:cut`.
 * @throws a refusal with what, why and how to mend
 */
export function parseCutArguments({ words, options }: ParsedOptions): CutArguments {
  const subject = parseSubject(words, cutUsage);
  const next = options['--next'];
  if (next !== undefined && !parseVersion(next)) {
    throw new Refusal(
      `--next is "${next}", which is no exact version; the documentation is pinned to one. Give all three numbers without a "v", for example 9.0.0`,
      2,
    );
  }
  const rename = options['--rename'];
  if (rename !== undefined && next === undefined) {
    throw new Refusal(
      `--rename is for demos that move on, and without --next they do not. Give --next, or leave --rename out`,
      2,
    );
  }
  const override = options['--override'];
  if (override !== undefined && next === undefined) {
    throw new Refusal(
      `--override is for the libraries that --next installs. Give --next, or leave --override out`,
      2,
    );
  }
  return {
    ...subject,
    ...(next !== undefined && { next }),
    ...(rename !== undefined && { renames: parseRenames(rename) }),
    ...(override !== undefined && { overrides: parseOverrides(override) }),
    ...(options['--freeze'] !== undefined && { freeze: true }),
    dryRun: options['--dry-run'] !== undefined,
  };
}
