import fs from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { checkAdField } from '../../../src/ads/adField';
import { deriveTitle } from '../../../src/navigation/deriveTitle';
import { locatePage, sourceFileOf, type PageLocation } from '../../../src/navigation/locatePage';
import { listNodes, type TreeNode } from '../../../src/navigation/pageTree';
import { neighbourFields } from './neighbourFields';
import { pageFacts } from './pageFacts';
import { snapshotReader, type TreeSnapshot } from './treeSnapshot';
import { versionFileOf } from './versionPath';

interface Options {
  siteDir: string;
  trees: Record<string, TreeNode[]>;
  /** Locale being built; a page that is not translated still gets its translated title. */
  locale: string;
  /** Titles by locale, then by pathname. */
  titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether a docs page is written at a path of the tree; by default, whether its file exists. */
  isPage?: (pathname: string) => boolean;
  /** The tree of a cut version; by default the one beside its pages. */
  snapshotOf?: (instance: PageLocation['instance'], version: string) => TreeSnapshot;
}

/** Front-matter fields that the page tree decides. */
const derived = [
  'title',
  'sidebar_label',
  'sidebar_position',
  'slug',
  'id',
  'pagination_prev',
  'pagination_next',
  'pagination_label',
];

type Fields = (page: PageLocation) => Record<string, unknown>;

/** Makes the function that says what some trees decide of a page; nothing of one that they do not name. */
function treeFields(
  trees: Record<string, TreeNode[]>,
  titles: Readonly<Record<string, string>> | undefined,
  isPage: (pathname: string) => boolean,
): Fields {
  const fieldsOf = neighbourFields(trees, isPage);
  const nodes = new Map(
    Object.entries(trees).flatMap(([name, tree]) =>
      listNodes(tree, name).map(({ node }) => [node.pathname, node] as const),
    ),
  );
  return ({ instance, pathname }) => {
    const node = nodes.get(pathname);
    return node ? { title: deriveTitle(node, titles) ?? '', ...fieldsOf(instance, pathname) } : {};
  };
}

/**
 * Makes Docusaurus's `parseFrontMatter` hook that takes titles, previous and next from the page tree: for a
 * page of a cut version from the tree as it was then.
 * @throws from the hook if a page writes a derived field itself, or a choice about ads that is none
 */
export function pageFrontMatter({
  siteDir,
  trees,
  locale,
  titles,
  isPage = (pathname) => fs.existsSync(path.join(siteDir, sourceFileOf(pathname))),
  snapshotOf = snapshotReader(siteDir),
}: Options): ParseFrontMatter {
  const current = treeFields(trees, titles[locale], isPage);
  const cut = new Map<string, Fields>();
  const fieldsOf: Fields = (page) => {
    const { instance, version } = page;
    if (version === 'current') return current(page);
    const key = `${instance} ${version}`;
    let known = cut.get(key);
    if (!known) {
      const snapshot = snapshotOf(instance, version);
      known = treeFields({ [instance]: snapshot.tree }, snapshot.titles[locale], (pathname) =>
        fs.existsSync(path.join(siteDir, versionFileOf(instance, version, pathname))),
      );
      cut.set(key, known);
    }
    return known(page);
  };
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const page = locatePage(file);
    if (!page) return parsed;
    checkAdField(file, parsed.frontMatter);
    const facts = pageFacts(page, locale, isPage);
    if (page.version !== 'current') {
      return { ...parsed, frontMatter: { ...parsed.frontMatter, ...fieldsOf(page), ...facts } };
    }
    const written = derived.filter((field) => field in parsed.frontMatter);
    if (written.length > 0) {
      throw new Error(
        `${file}: the front matter writes ${written.join(', ')}, which the page tree decides. Remove it there, and change config/page-tree instead`,
      );
    }
    const fields = fieldsOf(page);
    if (!('title' in fields)) return parsed;
    return { ...parsed, frontMatter: { ...parsed.frontMatter, ...fields, ...facts } };
  };
}
