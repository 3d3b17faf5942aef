import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { PageFacts } from '../../src/navigation/rules/tree/pageFacts';

/** What a build knows of a page of the docs. */
export interface BuiltDoc {
  /** Path, with base URL and language. */
  permalink: string;
  title: string;
  description: string;
  /** File from the root of the site. */
  source: string;
  /** Of the documentation, as readers see it: 8.9.2. */
  version: string;
  /** `current`, or the name of a kept version. */
  versionName: string;
  facts: PageFacts;
  isUnlisted: boolean;
}

/**
 * The pages of all docs of a site, as they are built.
 * @param allContent - of the hook `allContentLoaded`
 */
export function builtDocs(
  allContent: Readonly<Record<string, Record<string, unknown>>>,
): BuiltDoc[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return instances.flatMap((content) =>
    (content as LoadedContent).loadedVersions.flatMap(({ docs, label, versionName }) =>
      docs.map(({ permalink, title, description, source, frontMatter, unlisted, draft }) => ({
        permalink,
        title,
        description,
        source: source.replace(/^@site\//, ''),
        version: label,
        versionName,
        facts: frontMatter as PageFacts,
        isUnlisted: unlisted || draft,
      })),
    ),
  );
}
