interface Version {
  name: string;
  label: string;
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

/**
 * Sorts the versions of this site for the search.
 * @param instances - versions by docs instance, as Docusaurus lists them
 * @returns the tags of the current ones, and the older ones to choose from
 */
export function versionChoices(
  instances: Readonly<Record<string, { versions: readonly Version[] }>>,
): { current: string[]; older: VersionChoice[] } {
  const current: string[] = [];
  const older: VersionChoice[] = [];
  for (const [instance, { versions }] of Object.entries(instances)) {
    for (const { name, label } of versions) {
      const tag = versionTag(instance, name);
      if (name === 'current') current.push(tag);
      else older.push({ tag, instance, label });
    }
  }
  return { current, older };
}
