interface Version {
  name: string;
  label: string;
  /** With the base URL. */
  path?: string;
  /** Whether it is built apart, with an index of its own. */
  isApart?: boolean;
}

/** A version that a search can be narrowed to. */
export interface VersionChoice {
  /** As in the index, e.g. `docs-x-8.9.2`. */
  tag: string;
  instance: string;
  label: string;
}

/** The tag that Docusaurus writes into the pages of a version, `docusaurus_tag`. */
export function versionTag(instance: string, version: string): string {
  return `docs-${instance}-${version}`;
}

/** What a search can be narrowed to. */
export interface VersionChoices {
  /** Tags of the current versions. */
  current: string[];
  /** The others. */
  older: VersionChoice[];
  /** Folders of the indexes of versions that are built apart, by tag. */
  apart: Record<string, string>;
  /** Whether there is one version to search, and so nothing to choose. */
  isOne: boolean;
}

/** Where a version that is built apart has its index. */
const indexBelow = (path: string) => `${path.replace(/\/$/, '')}/pagefind/`;

/** The index that is asked first, and those that are asked beside it. */
export function textIndexes(
  version: string,
  main: string,
  apart: VersionChoices['apart'],
): { first: string; others: string[] } {
  if (version === 'all') return { first: main, others: Object.values(apart) };
  return { first: apart[version] ?? main, others: [] };
}

/**
 * On the pages of a frozen version, that one is searched.
 * @param frozen - `path` with the base URL
 */
export function frozenChoices(frozen: {
  instance: string;
  version: string;
  path: string;
}): VersionChoices {
  const { instance, version, path } = frozen;
  const tag = versionTag(instance, version);
  return {
    current: [],
    older: [{ tag, instance, label: version }],
    apart: { [tag]: indexBelow(path) },
    isOne: true,
  };
}

/**
 * Sorts the versions of this site for the search.
 * @param instances - versions by docs instance, as Docusaurus lists them
 * @returns the tags of the current ones, and the older ones to choose from
 */
export function versionChoices(
  instances: Readonly<Record<string, { versions: readonly Version[] }>>,
): VersionChoices {
  const current: string[] = [];
  const older: VersionChoice[] = [];
  const apart: VersionChoices['apart'] = {};
  for (const [instance, { versions }] of Object.entries(instances)) {
    for (const { name, label, path, isApart } of versions) {
      const tag = versionTag(instance, name);
      if (name === 'current') current.push(tag);
      else older.push({ tag, instance, label });
      if (isApart && path !== undefined) apart[tag] = indexBelow(path);
    }
  }
  return { current, older, apart, isOne: false };
}
