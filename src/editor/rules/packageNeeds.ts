/** What a build tells the editor of packages, for projects of edited code; written by `plugins/demos`. */
export interface PackageNeeds {
  /** Versions by npm name: of what such code can import, and of all that this needs. */
  versions: Readonly<Record<string, string>>;
  /** Packages that a package, or an adapter by its path, needs beside it. */
  needs: Readonly<Record<string, readonly string[]>>;
  /** The package with the types of one that brings none. */
  types: Readonly<Record<string, string>>;
}
