import type { PageFacts } from '../../../src/navigation/rules/tree/pageFacts';

/** What this needs of a docs plugin after loading. */
export interface TitledDocs {
  loadedVersions: readonly {
    isLast: boolean;
    docs: readonly {
      permalink: string;
      title: string;
      frontMatter: Record<string, unknown>;
    }[];
  }[];
}

/**
 * The pages that the page for an unknown address offers: those of the current versions.
 * @param baseUrl - of the language
 * @returns pairs of path below the base URL and title
 */
export function listNearPages(
  instances: readonly TitledDocs[],
  baseUrl: string,
): [path: string, title: string][] {
  return instances.flatMap(({ loadedVersions }) =>
    loadedVersions
      .filter(({ isLast }) => isLast)
      .flatMap(({ docs }) =>
        docs.map(({ permalink, title, frontMatter }): [string, string] => [
          `/${permalink.slice(baseUrl.length)}`,
          (frontMatter as PageFacts).documentTitle ?? title,
        ]),
      ),
  );
}
