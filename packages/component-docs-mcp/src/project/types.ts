/** The version of a package that a project uses, and what says so. */
export interface InstalledPackage {
  version: string;
  /** File that says so, relative to the project. */
  file: string;
  /** Whether this is the least version of a range, because nothing says more. */
  isRange?: true;
}

/** What is known of the reader's project. */
export interface Project {
  folder: string;
  packages: Record<string, InstalledPackage>;
  /** Files by package: what they ask for in no version that could be named (`*`, `latest`, `catalog:`), and nothing else tells one. */
  unknown: Record<string, string>;
  /** Files that are there and could not be used, each with the reason. */
  problems: string[];
}
