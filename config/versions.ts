import { Joi } from '@docusaurus/utils-validation';
import type { Redirect } from '../src/navigation/rules/paths/findRedirect';
import { versionPath } from '../plugins/page-tree/lib/versionPath';
import type { DocsInstance } from './page-tree';
import data from './documentedVersions.json';

/** A library as a cut version of the docs documents it. */
export interface CutLibrary {
  /** Exact version. */
  version: string;
  /** Name in package.json under which that version stays installed. */
  alias: string;
}

/** Libraries by their npm name. */
export type CutLibraries = Record<string, CutLibrary>;

/** A version that was taken out of the build. */
export interface ArchivedVersion {
  instance: DocsInstance;
  version: string;
  /** Where it is now: the address of what was `/x/8.9.2/` (or `/7.2.0/`) here, with its last slash. `{langPrefix}` in it stands for `/zh` in Chinese. */
  href: string;
  /** Paths of its pages below that address, without slashes at the ends; '' is the address itself. */
  pages: string[];
}

/** What `config/documentedVersions.json` holds; `tools/version/cut.ts` and `tools/version/archive.ts` write it. */
export interface VersionsTable {
  /** By docs instance and docs version, newest first: the libraries that the version documents. */
  versions: Record<DocsInstance, Record<string, CutLibraries>>;
  /** Highest version first. */
  archived: ArchivedVersion[];
}

/** The package whose version is the version of an instance's documentation. */
export const mainPackages: Record<DocsInstance, string> = {
  default: '@mui/material',
  x: '@mui/x-data-grid',
};

const exact = Joi.string()
  .pattern(/^\d+\.\d+\.\d+(-[\w.-]+)?$/)
  .messages({ 'string.pattern.base': '{{#label}} must be an exact version such as 8.9.2' });
const libraries = Joi.object()
  .pattern(Joi.string(), Joi.object({ version: exact.required(), alias: Joi.string().required() }))
  .min(1);
const cut = Joi.object().pattern(exact, libraries);

/**
 * Where an archived version may be. Host, browser and redirect table have to read it alike, so it is written
 * out in ASCII, without what one of them replaces; `{langPrefix}` stands behind the host or a folder.
 */
const archiveAddress =
  /^(?=[!-~]+$)https:\/\/[\w.:[\]-]+(?:\/[^/?#*\\{}]+)*(?:\{langPrefix\})?(?:\/[^/?#*\\{}]+)*\/$/;

/** Whether an archived version may be at an address. */
export function isArchiveAddress(href: string): boolean {
  return archiveAddress.test(href) && URL.canParse(href.replace('{langPrefix}', ''));
}

const schema = Joi.object<VersionsTable>({
  versions: Joi.object({ default: cut.required(), x: cut.required() }).required(),
  archived: Joi.array()
    .items(
      Joi.object({
        instance: Joi.valid('default', 'x').required(),
        version: exact.required(),
        href: Joi.string()
          .custom((href: string, { error }) =>
            isArchiveAddress(href) ? href : error('string.archiveAddress'),
          )
          .required()
          .messages({
            'string.archiveAddress':
              '{{#label}} must be an https address that ends with a slash, in ASCII, without *; \\{langPrefix} stands behind the host or a folder',
          }),
        pages: Joi.array().items(Joi.string().allow('')).required(),
      }),
    )
    .required(),
});

/**
 * Checks the content of `config/documentedVersions.json`.
 * @throws naming every field that is wrong
 */
export function parseVersions(content: unknown): VersionsTable {
  const { error, value } = schema.validate(content, { abortEarly: false, convert: false });
  if (error) {
    throw new Error(
      `config/documentedVersions.json is not as it should be:\n${error.details
        .map(({ message }) => `  - ${message}`)
        .join('\n')}`,
    );
  }
  return value as VersionsTable;
}

/** The table of this site. */
export const versionsTable: VersionsTable = parseVersions(data);

/** The cut versions of an instance, newest first. */
export function cutVersions(table: VersionsTable, instance: DocsInstance): string[] {
  return Object.keys(table.versions[instance]);
}

/**
 * The installed package that holds a library as a docs version documents it: for the API reference.
 * @param version - `current` or a cut version
 * @param name - npm name of the library
 */
export function installedName(
  table: VersionsTable,
  instance: DocsInstance,
  version: string,
  name: string,
): string {
  return table.versions[instance][version]?.[name]?.alias ?? name;
}

/**
 * Names of the packages that demos may import: what package.json lists under its own name, and what cut
 * versions document.
 * @param dependencies - of package.json
 */
export function demoPackages(
  dependencies: Readonly<Record<string, string>>,
  table: VersionsTable,
): string[] {
  const own = Object.keys(dependencies).filter((name) => !dependencies[name]!.startsWith('npm:'));
  const cutNames = Object.values(table.versions)
    .flatMap((byVersion) => Object.values(byVersion))
    .flatMap((byName) => Object.keys(byName));
  return [...new Set([...own, ...cutNames])];
}

/** The folders of all cut versions with the aliases of their libraries: for the bundler. */
export function versionFolders(
  table: VersionsTable,
): { folder: string; aliases: Record<string, string> }[] {
  return Object.entries(table.versions).flatMap(([instance, byVersion]) =>
    Object.entries(byVersion).map(([version, byName]) => ({
      folder: `${instance === 'x' ? 'x_versioned_docs' : 'versioned_docs'}/version-${version}`,
      aliases: Object.fromEntries(Object.entries(byName).map(([name, { alias }]) => [name, alias])),
    })),
  );
}

/**
 * The address that a page of an archived version has now.
 * @param page - path below the version's own address, without slashes at the ends
 * @param langPrefix - '' or the prefix of a language with its slash, e.g. `/zh`
 */
export function archivedAddress(
  { href }: Pick<ArchivedVersion, 'href'>,
  page: string,
  langPrefix = '',
): string {
  return `${href.replace('{langPrefix}', langPrefix)}${page}${page === '' ? '' : '/'}`;
}

/** The moves of every page of every archived version, as the redirect table writes them: for all languages. */
export function archivedRedirects(table: VersionsTable): { from: string; to: string }[] {
  return table.archived.flatMap((archived) => {
    const root = `${archived.instance === 'x' ? '/x' : ''}/${archived.version}`;
    const pages = archived.pages.includes('') ? archived.pages : ['', ...archived.pages];
    return pages.map((page) => ({
      from: page === '' ? root : `${root}/${page}`,
      to: archivedAddress(archived, page, '{langPrefix}'),
    }));
  });
}

/** What the address of a version may lead to. */
interface RootTargets {
  /** The table of moved addresses: where the address of the current version leads. */
  redirects: readonly Redirect[];
  /** Homes of the products by docs instance, in the order of the switcher. */
  homes: Record<DocsInstance, readonly string[]>;
  /** Pages of a kept version, in the order of its tree and without the version in their addresses. */
  pagesOf: (instance: DocsInstance, version: string) => readonly string[];
}

/**
 * Redirects from the address of each kept version, `/x/8.9.2`, which is a page only if the version has one
 * there: to where that of the current version leads, as far as the version has that page, else to the first
 * product's home that it has, else to its first page.
 */
export function rootRedirects(
  table: VersionsTable,
  { redirects, homes, pagesOf }: RootTargets,
): Redirect[] {
  return (['default', 'x'] as const).flatMap((instance) => {
    const root = instance === 'x' ? '/x' : '/';
    const wanted = [
      ...redirects.filter(({ from }) => from === root).map(({ to }) => to),
      ...homes[instance].map((home) => home.replace(/\/$/, '')),
    ];
    return cutVersions(table, instance).flatMap((version) => {
      const pages = pagesOf(instance, version);
      const target = wanted.find((page) => pages.includes(page)) ?? pages[0];
      if (target === undefined || pages.includes(root)) return [];
      return [
        {
          from: versionPath(instance, version, root),
          to: versionPath(instance, version, target),
        },
      ];
    });
  });
}
