/** A package that a file names, at a version. */
export interface NamedPackage {
  /** npm name, whatever the project calls it. */
  name: string;
  /** Exact version. */
  version: string;
  /** Whether the project itself asks for it, not only what it depends on. */
  isDirect: boolean;
  /** Whether the file gives a range, of which this is the lowest version. */
  isLowest?: true;
}

/** A package that a file names without a version that can be told: `workspace:*`, `latest`, a folder. */
export interface UnknownPackage {
  name: string;
  /** As written. */
  wanted: string;
  /** Whether the project itself asks for it. */
  isDirect: boolean;
}

/** What a file says. */
export interface FilePackages {
  packages: NamedPackage[];
  unknown: UnknownPackage[];
}

/** Kinds of files that are understood. */
export type FileKind = 'package.json' | 'npm' | 'pnpm' | 'yarn-classic' | 'yarn-berry' | 'bun';
