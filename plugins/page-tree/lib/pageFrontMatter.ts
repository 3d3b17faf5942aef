import { derivedFields } from './derivedFields';
import fs from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { checkAdField } from '../../../src/ads/rules/adField';
import { deriveTitle } from '../../../src/navigation/rules/tree/deriveTitle';
import {
  locatePage,
  sourceFileOf,
  type PageLocation,
} from '../../../src/navigation/rules/tree/locatePage';
import { nodesByPath } from '../../../src/navigation/rules/tree/nodesByPath';
import type { TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { isComponentPage } from '../../../src/navigation/rules/paths/isComponentPage';
import type { PageFacts } from '../../../src/navigation/rules/tree/pageFacts';
import { productIdentity } from '../../../src/navigation/rules/products/productIdentity';
import { productName } from '../../../src/navigation/rules/products/productName';
import { docsTabNames, stripDocsTab } from '../../../src/navigation/rules/paths/stripDocsTab';
import { readText } from '../../support/readText';
import { rememberBriefly } from '../../support/rememberBriefly';
import { badgesOf } from './badgesOf';
import { breadcrumbsOf, type CrumbProduct } from './breadcrumbsOf';
import { documentTitles, type TitledProduct } from './documentTitles';
import type { TreeState } from './followTree';
import { neighbourFields } from './neighbourFields';
import { pageFacts } from './pageFacts';
import { pageName } from './pageName';
import { pageText } from './pageText';
import { snapshotReader, type TreeSnapshot } from './treeSnapshot';
import { versionFileOf, versionPath } from './versionPath';

interface Options {
  siteDir: string;
  trees: Record<string, TreeNode[]>;
  /** Every top-level node of a tree belongs to one of them; a page of none has no breadcrumbs. */
  products: readonly (CrumbProduct & TitledProduct)[];
  /** Locale being built; a page that is not translated still gets its translated title. */
  locale: string;
  /** Titles by locale, then by pathname. */
  titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The tree and its titles as they are now, where they change while the site runs; without, those above. */
  follow?: () => Pick<TreeState, 'trees' | 'titles'>;
  /** Whether a docs page is written at a path of the tree; by default, whether its file exists. */
  isPage?: (pathname: string) => boolean;
  /** The last commit of each page's file, by path; without, pages say nothing of it. */
  commits?: ReadonlyMap<string, NonNullable<PageFacts['updated']>>;
  /** The tree of a cut version; by default the one beside its pages. */
  snapshotOf?: (instance: PageLocation['instance'], version: string) => TreeSnapshot;
}

/** What the title of a tab adds to that of its page; the same in every language. */
const tabTitles: Record<string, string> = { 'components-api': 'API', 'hooks-api': 'Hooks API' };

/** The same in the title of the document, where the API of one component has a title like it. */
const documentTabTitles: Record<string, string> = {
  'components-api': 'components API',
  'hooks-api': 'hooks API',
};

type Fields = (page: PageLocation) => Record<string, unknown> | undefined;

/** The trees of one version, and what is needed to tell what they decide. */
interface Version {
  trees: Record<string, TreeNode[]>;
  products: readonly (CrumbProduct & TitledProduct)[];
  titles: Readonly<Record<string, string>> | undefined;
  locale: string;
  /** Name of a version that is not the current one: titles of its documents say so. */
  versionName?: string;
  isPage: (pathname: string) => boolean;
  /** Path at which a page of the version is shown. */
  addressOf: (pathname: string) => string;
}

/**
 * Makes the function that says what some trees decide of a page: undefined for one that they do not name. A tab of
 * a page (`/components/buttons/components-api`) has the page's breadcrumbs and badges.
 */
function treeFields({
  trees,
  products,
  titles,
  locale,
  versionName,
  isPage,
  addressOf,
}: Version): Fields {
  const fieldsOf = neighbourFields(trees, isPage);
  const nodes = nodesByPath(trees);
  const titleOf = (node: TreeNode) => deriveTitle(node, titles) ?? '';
  const documents = new Map(
    Object.entries(trees).flatMap(([name, tree]) => [
      ...documentTitles({
        tree,
        products: products.filter((product) => product.instance === name),
        locale,
        titleOf,
        isComponent: isComponentPage,
        libraryOf: (pathname) => productName(productIdentity(pathname)),
      }),
    ]),
  );
  return ({ instance, pathname }) => {
    const placed = nodes.get(stripDocsTab(pathname));
    if (!placed) return undefined;
    const { node, parents } = placed;
    const root = (parents[0] ?? node).pathname;
    const product = products.find(
      (each) => each.instance === instance && each.roots.includes(root),
    );
    const breadcrumbs =
      product &&
      breadcrumbsOf(placed, {
        product,
        titleOf,
        addressOf: (home) => (isPage(home) ? `${addressOf(home)}/` : undefined),
      });
    const badges = badgesOf(node);
    const isLeftOut = [...parents, node].some(({ inSideNav }) => inSideNav === false);
    const tabs = docsTabNames.filter((tab) => isPage(`${node.pathname}/${tab}`));
    const name = pageName(placed, titleOf);
    const tab = node.pathname === pathname ? undefined : (pathname.split('/').at(-1) ?? '');
    const title = tab === undefined ? name : `${name} – ${tabTitles[tab] ?? ''}`;
    const ofDocument =
      (tab === undefined
        ? (documents.get(pathname) ?? name)
        : `${name} ${documentTabTitles[tab] ?? ''}`) +
      (versionName === undefined ? '' : ` (v${versionName})`);
    return {
      title,
      ...(tab === undefined && fieldsOf(instance, pathname)),
      // It is in no list of pages itself.
      ...(product && (isLeftOut || tab !== undefined) && { displayed_sidebar: product.id }),
      ...(ofDocument !== title && { documentTitle: ofDocument }),
      ...(tabs.length > 0 && { tabs }),
      ...(breadcrumbs && { breadcrumbs }),
      ...(Object.keys(badges).length > 0 && { badges }),
    };
  };
}

/** Gives a translation that says nothing of itself yet what its original says. */
async function withDescription(
  siteDir: string,
  { locale, sourceFolder }: PageLocation,
  { defaultParseFrontMatter }: Parameters<ParseFrontMatter>[0],
  parsed: Awaited<ReturnType<ParseFrontMatter>>,
): Promise<typeof parsed> {
  const filePath = path.join(siteDir, sourceFolder, 'index.mdx');
  if (locale === 'en' || 'description' in parsed.frontMatter || !fs.existsSync(filePath)) {
    return parsed;
  }
  const { frontMatter } = await defaultParseFrontMatter({
    filePath,
    fileContent: readText(filePath),
  });
  if (!('description' in frontMatter)) return parsed;
  const { description } = frontMatter;
  return { ...parsed, frontMatter: { ...parsed.frontMatter, description } };
}

/**
 * Makes Docusaurus's `parseFrontMatter` hook that takes titles, previous and next, breadcrumbs and badges from
 * the page tree: for a page of a cut version from the tree as it was then.
 * The text of a page, which goes through it as well, is the same whatever system it was written on.
 * @throws from the hook if a page is no UTF-8, writes a derivedFields field itself, or a choice about ads that is none
 */
export function pageFrontMatter({
  siteDir,
  trees,
  products,
  locale,
  titles,
  follow,
  commits,
  // A docs plugin asks for all neighbours of all of its pages, one after the other.
  isPage = rememberBriefly(
    (pathname) => fs.existsSync(path.join(siteDir, sourceFileOf(pathname))),
    1000,
  ),
  snapshotOf = snapshotReader(siteDir),
}: Options): ParseFrontMatter {
  const begun = { trees, titles };
  let known: { state: object; fields: Fields } | undefined;
  const current: Fields = (page) => {
    const state = follow?.() ?? begun;
    if (known?.state !== state) {
      const fields = treeFields({
        trees: state.trees,
        products,
        titles: state.titles[locale],
        locale,
        isPage,
        addressOf: (pathname) => pathname,
      });
      known = { state, fields };
    }
    return known.fields(page);
  };
  const cut = new Map<string, Fields>();
  const fieldsOf: Fields = (page) => {
    const { instance, version } = page;
    if (version === 'current') return current(page);
    const key = `${instance} ${version}`;
    let fields = cut.get(key);
    if (!fields) {
      const snapshot = snapshotOf(instance, version);
      fields = treeFields({
        trees: { [instance]: snapshot.tree },
        products,
        titles: snapshot.titles[locale],
        locale,
        versionName: version,
        isPage: (pathname) =>
          fs.existsSync(path.join(siteDir, versionFileOf(instance, version, pathname))),
        addressOf: (pathname) => versionPath(instance, version, pathname),
      });
      cut.set(key, fields);
    }
    return fields(page);
  };
  return async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const fileContent = pageText(siteDir, params);
    const own = await params.defaultParseFrontMatter({ ...params, fileContent });
    const page = locatePage(file);
    if (!page) return own;
    const parsed = await withDescription(siteDir, page, params, own);
    checkAdField(file, parsed.frontMatter);
    const updated = commits?.get(file);
    const facts = { ...pageFacts(page, locale, isPage), ...(updated && { updated }) };
    if (page.version !== 'current') {
      return { ...parsed, frontMatter: { ...parsed.frontMatter, ...fieldsOf(page), ...facts } };
    }
    const written = derivedFields.filter((field) => field in parsed.frontMatter);
    if (written.length > 0) {
      throw new Error(
        `${file}: the front matter writes ${written.join(', ')}, which the page tree decides. Remove it there, and change config/page-tree instead`,
      );
    }
    const fields = fieldsOf(page);
    if (!fields) return parsed;
    return { ...parsed, frontMatter: { ...parsed.frontMatter, ...fields, ...facts } };
  };
}
