import type { DocsInstance } from '../../config/page-tree';
import type { Product } from '../../config/products';
import type { siteRedirects } from '../../config/siteRedirects';
import type { VersionsTable } from '../../config/versions';
import type { FrozenVersion } from '../../plugins/frozen-versions/lib/manifest';
import type { TreeNode } from '../../src/navigation/rules/tree/pageTree';
import type { LeftOutDemo } from './demos/leftOutList';

/** One finding of the type check. */
export interface TypeFault {
  /** Relative to the site. */
  file: string;
  line: number;
  column: number;
  message: string;
}

/** The programs that the version tools run; replaced in unit tests. */
export interface Commands {
  /** Paths that git sees as changed or unknown. */
  changedFiles: () => Promise<string[]>;
  /**
   * Type-checks the demos.
   * @param withSite - and everything else
   */
  checkTypes: (withSite: boolean) => Promise<TypeFault[]>;
  /**
   * Published versions of a package.
   * @param range - only those that it accepts
   */
  publishedVersions: (name: string, range?: string) => Promise<string[]>;
  /** Peer dependencies of a published version. */
  peersOf: (name: string, version: string) => Promise<Record<string, string>>;
  /**
   * Asks npm whether it could install packages, and changes nothing.
   * @param overrides - besides those of package.json
   * @returns what it says against it
   */
  tryInstall: (
    specifiers: readonly string[],
    overrides: Readonly<Record<string, string>>,
  ) => Promise<string | undefined>;
  /** Installs packages under exact versions: changes package.json, lockfile and node_modules. */
  install: (specifiers: string[]) => Promise<void>;
  /**
   * Rewrites files by what the library's authors publish for a new major.
   * @param version - exact, of the package with the codemods
   * @param files - relative to the site
   * @returns what it says where it could not do all
   */
  runCodemods: (
    codemods: string,
    version: string,
    files: readonly string[],
  ) => Promise<string | undefined>;
  /** Writes files as the format check wants them. */
  formatFiles: (files: readonly string[]) => Promise<void>;
  /** Takes packages out again. */
  uninstall: (names: string[]) => Promise<void>;
  /** Writes the pages of the API reference, which git ignores. */
  writeApi: () => Promise<void>;
  /** API pages of the page tree whose subject the installed libraries do not have. */
  absentApi: () => Promise<string[]>;
  /**
   * Builds a kept version alone, in every language.
   * @returns the absolute folder that it is in, which whoever asks removes
   */
  buildVersion: (instance: DocsInstance, version: string) => Promise<string>;
  /**
   * Freezes a version that was cut just now, in a process that reads what the cut has written.
   * @returns what it said
   */
  freezeApart: (instance: DocsInstance, version: string) => Promise<string>;
  /**
   * Cuts in a copy of the project, which goes away afterward.
   * @param args - of `version:cut`
   * @returns the demos that the cut leaves out
   */
  cutApart: (args: readonly string[]) => Promise<LeftOutDemo[]>;
  /** Makes node_modules what the lockfile says. */
  installFromLockfile: () => Promise<void>;
}

/** The site as the version tools see it. */
export interface Site {
  /** Absolute. */
  siteDir: string;
  trees: Record<DocsInstance, TreeNode[]>;
  products: readonly Product[];
  /** Translated titles by locale, then by pathname. */
  titles: Record<string, Record<string, string>>;
  /** Languages besides English. */
  translations: readonly string[];
  /** All languages, the default one first. */
  locales: readonly string[];
  /** Origin of the site. */
  siteUrl: string;
  /** Base URL of the site. */
  baseUrl: string;
  /** The value of `FROZEN_VERSIONS`. */
  frozenPlace: string;
  /** What the manifest says of a kept version that its pages do not: where its own address leads, and where products begin. */
  frozenFacts: (
    instance: DocsInstance,
    version: string,
  ) => Pick<FrozenVersion, 'redirects' | 'homes'>;
  /** Every moved address of the site as it would be with a table of versions, and the pages that it needs to be checked. */
  movedAddresses: (table: VersionsTable) => ReturnType<typeof siteRedirects>;
  /** Name and version of this tool. */
  madeBy: string;
  commands: Commands;
  /** Where the tool says what it does. */
  log: (line: string) => void;
}
