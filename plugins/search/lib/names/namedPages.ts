import type { ApiModel } from '../../../../src/api/rules/types';
import { stripDocsTab } from '../../../../src/navigation/rules/paths/stripDocsTab';
import { productIdentity } from '../../../../src/navigation/rules/products/productIdentity';
import type { PageFacts } from '../../../../src/navigation/rules/tree/pageFacts';
import { labelOf, listNodes, type TreeNode } from '../../../../src/navigation/rules/tree/pageTree';
import { pathInVersion } from '../../../../src/navigation/rules/versions/locateVersion';
import { pageHeadings } from '../../../page-tree/lib/pageAnchors';
import { pageName } from '../../../page-tree/lib/pageName';
import { searchedProduct } from '../searchedProduct';
import type { NamedPage } from './namesOf';

/** A page as the docs plugin has loaded it. */
export interface LoadedDoc {
  permalink: string;
  title: string;
  /** `@site/…`. */
  source: string;
  draft: boolean;
  unlisted: boolean;
  frontMatter: PageFacts & { title?: string; description?: string; noindex?: boolean };
}

/** One docs version in one language. */
export interface LoadedVersion {
  /** Address below which its pages lie. */
  path: string;
  docs: readonly LoadedDoc[];
}

interface Work {
  /** What all addresses of the language begin with: `/` or `/zh/`. */
  baseUrl: string;
  /** Addresses without language prefix that get no entry. */
  exclude: readonly string[];
  /** From {@link englishNames}. */
  names: ReadonlyMap<string, { name: string; order: number }>;
  /** The text of a page's file. */
  read: (source: string) => string;
  /** What the API reference has compiled for a page of that name, e.g. `/api-docs/button`. */
  readModel: (pathname: string) => ApiModel | undefined;
}

/** What pages are called in English, and their order, by pathname in the page tree. */
export function englishNames(
  trees: Readonly<Record<string, TreeNode[]>>,
): Map<string, { name: string; order: number }> {
  return new Map(
    Object.entries(trees)
      .flatMap(([name, tree]) => listNodes(tree, name))
      .map((placed, order) => [placed.node.pathname, { name: pageName(placed, labelOf), order }]),
  );
}

const firstApi = /<Api of="([^"]+)"/;

/**
 * The pages of a docs version that may be found, in the order of the page tree: none that is a draft, unlisted, kept from search
 * engines, excluded, or a tab of another page.
 */
export function namedPages(
  { path, docs }: LoadedVersion,
  { baseUrl, exclude, names, read, readModel }: Work,
): NamedPage[] {
  const skipped = new Set(exclude);
  const placed = docs.flatMap((doc) => {
    const { permalink, draft, unlisted, frontMatter } = doc;
    const address = permalink.slice(baseUrl.length);
    if (draft || unlisted || frontMatter.noindex) return [];
    if (skipped.has(`/${address}`) || stripDocsTab(permalink) !== permalink) return [];
    // Of a version: as the same page is called in the current one.
    const inVersion = pathInVersion(path, permalink) ?? '';
    const instance = path.slice(baseUrl.length - 1).startsWith('/x') ? '/x' : '';
    const inTree = names.get(`${instance}${inVersion}`.replace(/\/$/, ''));
    return [{ doc, address, inTree }];
  });
  return placed
    .toSorted((a, b) => (a.inTree?.order ?? Infinity) - (b.inTree?.order ?? Infinity) || 0)
    .map(({ doc, address, inTree }): NamedPage => {
      const { frontMatter, title } = doc;
      const text = read(doc.source);
      const subject = firstApi.exec(text)?.[1];
      const model = subject === undefined ? undefined : readModel(subject);
      const { plan, deprecated, legacy } = frontMatter.badges ?? {};
      return {
        address,
        title,
        english: inTree?.name ?? title,
        product: searchedProduct(productIdentity(`/${address}`), address),
        trail: (frontMatter.breadcrumbs ?? []).slice(1).map(({ label }) => label),
        ...(plan !== undefined && { plan }),
        isOld: deprecated === true || legacy === true,
        headings: pageHeadings(text),
        description: frontMatter.description ?? '',
        text,
        ...(model && { model }),
      };
    });
}
