import { useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteVersion } from '../rules/versions/joinVersions';
import { pathInVersion } from '../rules/versions/locateVersion';
import { readVersionPages, versionPagesFile } from '../rules/versions/versionPages';

interface VersionPages {
  /** The pages of a version, as paths inside it; undefined as long as they are not known. */
  pagesOf: (version: { name: string; path: string }) => readonly string[] | undefined;
  /** Fetches the lists of these versions, once each. */
  load: (names: readonly string[]) => void;
}

/**
 * Which pages the versions of an instance have. When a page is rendered in the build, the global data tells;
 * in the browser the lists are taken out of it (`plugins/lean-docusaurus`) and fetched when they are needed.
 */
export function useVersionPages(
  instance: string,
  versions: readonly Pick<SiteVersion, 'name' | 'path' | 'docs'>[],
): VersionPages {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [fetched, setFetched] = useState<Readonly<Record<string, readonly string[]>>>({});
  const fileOf = (name: string) => `${baseUrl}${versionPagesFile(instance, name)}`;

  const pagesOf: VersionPages['pagesOf'] = ({ name, path }) => {
    const docs = versions.find((version) => version.name === name)?.docs ?? [];
    if (docs.length === 0) return fetched[fileOf(name)];
    return docs.flatMap((doc) => pathInVersion(path, doc.path) ?? []);
  };
  const load: VersionPages['load'] = (names) => {
    for (const file of names.map(fileOf).filter((each) => !(each in fetched))) {
      fetch(file)
        .then((answer) => (answer.ok ? answer.json() : undefined))
        .then((value: unknown) => {
          const pages = readVersionPages(value);
          if (pages) setFetched((all) => ({ ...all, [file]: pages }));
        })
        // Offline, for example: the links lead to the product's home in that version.
        .catch(() => {});
    }
  };
  return { pagesOf, load };
}
