import { Joi } from '@docusaurus/utils-validation';
import type { Redirect } from '../../../src/navigation/rules/paths/findRedirect';

/** Where the manifest is, relative to the site. */
export const manifestFile = 'config/frozenVersions.json';

/** The form of an entry that this release writes and reads. */
export const manifestFormat = 1;

/** A page of a frozen version. */
export interface FrozenPage {
  /** Address inside the version, without slash at the end; `/` is its root. */
  path: string;
  /** What links to it may name: ids of its headings, names of its demos. */
  anchors: string[];
  /** Day on which it was changed last, by language; absent if nobody knows. */
  modified?: Record<string, string>;
}

/** All that later builds know of a frozen version. */
export interface FrozenVersion {
  format: typeof manifestFormat;
  instance: 'default' | 'x';
  version: string;
  /** SHA-256 of the artefact's list of files, which names the digest of each. */
  digest: string;
  /** Files of the artefact, and their bytes as they are served. */
  files: number;
  bytes: number;
  /** Origin of the site that its canonical addresses name. */
  siteUrl: string;
  /** Base URL and languages that it was built with. */
  baseUrl: string;
  locales: string[];
  pages: FrozenPage[];
  /** From the version's own addresses that are no pages, such as its root. */
  redirects: Redirect[];
  /** By product that the version has: where it begins, without the version in the address. */
  homes: Record<string, string>;
  /** The libraries that it documents, as `config/documentedVersions.json` had them. */
  libraries: Record<string, { version: string; alias: string }>;
  /** Hashes of the inline scripts of its pages, for the policy that hosts send. */
  scripts: string[];
  /** The tool that made it. */
  madeBy: string;
}

/** What a manifest holds for this release. */
export interface ReadManifest {
  /** As they are listed: the newest first. */
  versions: FrozenVersion[];
  /** Why entries cannot be used, by the version that each is of. */
  problems: string[];
}

const text = Joi.string().required();
const digest = Joi.string()
  .pattern(/^[0-9a-f]{64}$/)
  .messages({ 'string.pattern.base': '{{#label}} must be a SHA-256 in hexadecimal digits' });
const inside = Joi.string().pattern(/^\/(?!\/)[^\s?#\\]*$/);
const entry = Joi.object<FrozenVersion>({
  format: Joi.valid(manifestFormat).required(),
  instance: Joi.valid('default', 'x').required(),
  version: Joi.string()
    .pattern(/^\d+\.\d+\.\d+(-[\w.-]+)?$/)
    .required(),
  digest: digest.required(),
  files: Joi.number().integer().min(1).required(),
  bytes: Joi.number().integer().min(1).required(),
  siteUrl: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .required(),
  baseUrl: Joi.string()
    .pattern(/^\/(?:.*\/)?$/)
    .required(),
  locales: Joi.array()
    .items(Joi.string().pattern(/^[\w-]+$/))
    .min(1)
    .required(),
  pages: Joi.array()
    .items(
      Joi.object({
        path: inside.required(),
        anchors: Joi.array().items(Joi.string()).required(),
        modified: Joi.object().pattern(Joi.string(), Joi.string().isoDate()),
      }),
    )
    .min(1)
    .required(),
  redirects: Joi.array()
    .items(Joi.object({ from: inside.required(), to: inside.required(), status: Joi.valid(302) }))
    .required(),
  homes: Joi.object().pattern(Joi.string(), inside).required(),
  libraries: Joi.object()
    .pattern(Joi.string(), Joi.object({ version: text, alias: text }))
    .required(),
  scripts: Joi.array().items(Joi.string()).required(),
  madeBy: text,
});

/** How messages call a version. */
export const nameOf = ({ instance, version }: { instance: string; version: string }): string =>
  `${instance} ${version}`;

function problemOf(given: unknown, place: number): string | undefined {
  const { format, instance, version } = (given ?? {}) as Partial<Record<string, unknown>>;
  const name =
    typeof instance === 'string' && typeof version === 'string'
      ? `the frozen version ${instance} ${version}`
      : `entry ${place + 1}`;
  if (typeof format === 'number' && format > manifestFormat) {
    return `${manifestFile}: ${name} is of format ${format}, and this release reads format ${manifestFormat}. Build with the release that froze it, or freeze it again with this one: npm run version:thaw, then version:freeze.`;
  }
  const { error } = entry.validate(given, { abortEarly: false, convert: false });
  if (!error) return undefined;
  const what = error.details
    .slice(0, 5)
    .map(({ message }) => message)
    .join('; ');
  return `${manifestFile}: ${name} is not as it should be: ${what}. Restore it from the commit that froze the version.`;
}

function doubling(given: FrozenVersion, read: readonly FrozenVersion[]): string | undefined {
  const name = nameOf(given);
  const first = read.find((each) => nameOf(each) === name);
  return (
    first &&
    `${manifestFile}: the frozen version ${name} is listed twice; the second entry is the one with the digest ${given.digest.slice(0, 12)}. Take one of them out, or restore the file from git.`
  );
}

/**
 * Reads the content of `config/frozenVersions.json`. An entry that cannot be used takes nothing from the others; of two of one version the
 * first counts.
 * @param content - parsed JSON
 * @throws if it is no list of versions at all
 */
export function readManifest(content: unknown): ReadManifest {
  const { versions } = (content ?? {}) as { versions?: unknown };
  if (!Array.isArray(versions)) {
    throw new Error(
      `${manifestFile} has no list "versions". Write {"versions": []} if none is frozen, or restore it from git.`,
    );
  }
  const problems: string[] = [];
  const read: FrozenVersion[] = [];
  versions.forEach((given: unknown, place) => {
    const problem = problemOf(given, place) ?? doubling(given as FrozenVersion, read);
    if (problem === undefined) read.push(given as FrozenVersion);
    else problems.push(problem);
  });
  return { versions: read, problems };
}
