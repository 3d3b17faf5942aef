import type { KnownVersion } from './versionEntries';

/** A version with the pages that Docusaurus knows of it. */
export interface SiteVersion extends KnownVersion {
  /** None of a version that is built apart. */
  docs: readonly { path: string }[];
}

type Instances<Version> = Readonly<Record<string, { versions: readonly Version[] }>>;

/**
 * The versions of the site by docs instance: those that Docusaurus knows in this build, and those that are built apart.
 * @param own - of Docusaurus
 * @param all - every version by instance, in their order; paths without the base URL. Undefined where none is built apart
 * @param baseUrl - of the language
 */
export function joinVersions<Own extends SiteVersion>(
  own: Instances<Own>,
  all: Readonly<Record<string, readonly KnownVersion[]>> | undefined,
  baseUrl: string,
): Instances<SiteVersion> {
  if (!all) return own;
  return Object.fromEntries(
    Object.entries(all).map(([instance, versions]) => [
      instance,
      {
        versions: versions.map(
          (version): SiteVersion =>
            own[instance]?.versions.find(({ name }) => name === version.name) ?? {
              ...version,
              path: `${baseUrl}${version.path.slice(1)}`.replace(/(.)\/$/, '$1'),
              docs: [],
            },
        ),
      },
    ]),
  );
}
