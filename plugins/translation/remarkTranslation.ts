import fs from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { locatePage } from '../../src/navigation/rules/tree/locatePage';
import { checkHeadings } from '../content-check/lib/checkHeadings';
import { loadParser, preparePage, type PageParser } from '../content-check/lib/parsePage';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { walk } from '../content-check/lib/walk';
import { identifierAttribute, importNode } from '../support/mdxImport';
import { readText } from '../support/readText';
import { composeTree } from './lib/composeTree';
import { planPage } from './lib/planPage';
import { readBlocks } from './lib/readBlocks';
import { readRecord, recordFileOf } from './lib/recordFile';
import { statusRequest } from './lib/statusFile';

interface Options {
  siteDir: string;
}

/** Gives `<TranslationStatus />` its component and its data, which no other page carries. */
function connectStatus(tree: Root, siteDir: string): void {
  const found: MdxJsxFlowElement[] = [];
  walk(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'TranslationStatus') found.push(node);
  });
  if (found.length === 0) return;
  for (const element of found) {
    element.attributes.push(identifierAttribute('data', 'translationStatus'));
  }
  const component = path.join(siteDir, 'src/translation/TranslationStatus.tsx');
  tree.children.unshift(
    ...([
      importNode('TranslationStatus', component, 'TranslationStatus'),
      importNode('translationStatus', statusRequest),
    ] as unknown as Root['children']),
  );
}

let loading: Promise<PageParser> | undefined;

/**
 * Remark plugin, to run before all others: a translated page is put together in the order of its source, block by block. A page whose
 * translation is up to date stays as it is, and so does one without a side file, which `npm run i18n:check` reports.
 * @throws if the side file cannot be read, or is that of another page
 */
export function remarkTranslation({ siteDir }: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    await compose(tree, file);
    connectStatus(tree, siteDir);
  };

  async function compose(tree: Root, file: VFile): Promise<void> {
    const shown = path.relative(siteDir, file.path).split(path.sep).join('/');
    const page = locatePage(shown);
    if (!page || page.locale === 'en') return;
    const recordFile = recordFileOf(shown);
    const original = `${page.sourceFolder}/index.mdx`;
    const full = (each: string) => path.join(siteDir, each);
    if (!fs.existsSync(full(recordFile)) || !fs.existsSync(full(original))) return;

    const { blocks: recorded } = readRecord(recordFile, readText(full(recordFile), recordFile));
    loading ??= loadParser();
    const parser = await loading;
    const text = readText(full(original), original);
    const parsed = parser.parse(text);
    // The page itself tells what is wrong with it.
    if ('fault' in parsed) return;
    const source = readBlocks(parsed.tree, preparePage(text), text);
    const own = readBlocks(tree, String(file));
    const plan = planPage(source, own, recorded);
    if (!plan) {
      throw new Error(
        `${recordFile} is the side file of another page, or the page was written anew: npm run i18n:status -- --record ${shown}`,
      );
    }
    const component = path.join(siteDir, 'src/translation/StaleMark.tsx');
    const withMark = (nodes: Root['children']): Root['children'] => [
      importNode('StaleMark', component, 'StaleMark') as unknown as Root['children'][number],
      ...nodes,
    ];
    if (plan.isCurrent) {
      // Hot replacement of a module leaves it as it was if it imports something for the first time (Rspack 1.7).
      if (process.env.NODE_ENV === 'development') tree.children = withMark(tree.children);
      return;
    }
    const { headings } = checkHeadings(parsed.tree, (nodes) => parser.toString(nodes as Nodes[]));
    const { children, marks } = composeTree({
      source: { tree: parsed.tree, blocks: source, headings, folder: page.sourceFolder },
      translation: { tree, blocks: own, folder: path.posix.dirname(shown) },
      plan,
    });
    tree.children =
      marks > 0 || process.env.NODE_ENV === 'development' ? withMark(children) : children;
  }
}
