import path from 'node:path';
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { AgentsHeading } from '../../../src/agents/rules/types';
import type { ApiPartName } from '../../../src/api/rules/types';
import { readFence, type Fence } from '../../code-highlight/lib/readFence';
import { checkHeadings } from '../../content-check/lib/checkHeadings';
import { preparePage, type PageParser } from '../../content-check/lib/parsePage';
import { walk } from '../../content-check/lib/walk';
import { toJavaScript } from '../../demos/lib/toJavaScript';
import type { BuiltDoc } from '../../support/builtDocs';
import { remarkTranslation } from '../../translation/remarkTranslation';
import type { MarkdownPackages } from '../packages.cjs';
import { apiTree } from './apiTree';
import { demoSource } from './demoSource';
import { linkTarget, type LinkPlace } from './linkTarget';
import { createSlots } from './createSlots';
import { inBlocks } from './inBlocks';
import { inOneLine } from './inOneLine';
import { pageForms, type CodeForm } from './pageForms';
import { plainTree } from './plainTree';
import type { PageInputs, Tools, Work } from './readInputs';

const scalar = (value: string) => JSON.stringify(value);

/** What a page says, for programs. */
export interface PageText {
  /** Markdown by the end of the file's name. */
  forms: Record<string, string>;
  /** The headings below the title, in the order of the Markdown. */
  headings: AgentsHeading[];
  /** What its links lead to, by address as written; null for what is not there. The text is true as long as this is. */
  links: Record<string, string | null>;
}

/** The headings of a page: words without marks, ids as its HTML has them. */
function headingsOf(tree: Root, parser: PageParser): AgentsHeading[] {
  const { headings } = checkHeadings(tree, (nodes) => parser.toString(nodes as Nodes[]));
  return headings
    .filter(({ level }) => level > 1)
    .map(({ level, id, text }) => [level, id, text.replace(/\s+/g, ' ')]);
}

const scriptKey = (code: string, language: string) => `${language}\n${code}`;

/**
 * The JavaScript of the fences that have it, by language and code.
 * @param source - of the page, for messages
 * @throws naming page and line of one that has none
 */
async function scriptsIn(tree: Root, source: string): Promise<Map<string, string>> {
  const fences: Fence[] = [];
  walk(tree, (node) => {
    if (node.type !== 'code' || !node.meta?.includes('ts2js')) return;
    const fence = readFence(node, source);
    if (fence.ts2js) fences.push(fence);
  });
  const scripts = new Map<string, string>();
  for (const { code, language, where } of fences) {
    try {
      scripts.set(scriptKey(code, language), await toJavaScript(code, `code.${language}`));
    } catch (cause) {
      const reason = (cause as Error).message;
      throw new Error(`${where}: the code fence has no JavaScript: ${reason}`, { cause });
    }
  }
  return scripts;
}

/** Whether the links of a page that was made earlier still lead where they led. */
export function isLinkedAsBefore(
  { links }: Pick<PageText, 'links'>,
  doc: Pick<BuiltDoc, 'permalink' | 'source'>,
  work: Work,
): boolean {
  const place: LinkPlace = { ...work, permalink: doc.permalink, source: doc.source };
  return Object.entries(links).every(
    ([address, target]) => (linkTarget(address, place) ?? null) === target,
  );
}

/** Makes the Markdown of a page in all of its forms. */
export async function pageMarkdown(inputs: PageInputs, work: Work & Tools): Promise<PageText> {
  const { doc, text } = inputs;
  const [demos, api] = [inputs.demos(), inputs.api()];
  const { siteDir, parser, packages, texts, url, language } = work;
  const place: LinkPlace = { ...work, permalink: doc.permalink, source: doc.source };
  const links: Record<string, string | null> = {};
  const link = (address: string) => {
    const target = linkTarget(address, place);
    links[address] = target ?? null;
    return target;
  };
  const parsed = parser.parse(text);
  if ('fault' in parsed) throw new Error(`${doc.source} ${parsed.fault.what}`);
  const tree = parsed.tree;
  const file = { path: path.join(siteDir, doc.source), toString: () => preparePage(text) };
  await remarkTranslation({ siteDir })(tree, file as never);

  const scripts = await scriptsIn(tree, doc.source);
  const hasScript = scripts.size > 0 || Object.keys(demos).length > 0;
  const styles = new Set(Object.values(demos).flatMap((demo) => Object.keys(demo)));
  const isOther = ({ code, style }: CodeForm) =>
    (code === 'ts' || hasScript) && (style === 'system' || styles.has(style));
  const slots = createSlots();
  const plain = plainTree(tree, {
    byForm: slots.keep,
    link,
    demo: (name, form) => {
      const demo = demos[name];
      if (!demo) throw new Error(`${doc.source}: the demo ${name} was not built`);
      return demoSource(demo, form);
    },
    api: ({ of: name = '', part = '', group }) =>
      apiTree({
        page: api[name]!.page,
        part: part as ApiPartName,
        group,
        fromBlocks: (html) => linked(blocksOfHtml(html, packages), link),
        fromCell: (html) => [{ type: 'html', value: cellOfHtml(html, packages, link) }],
        link,
        words: texts.words,
      }),
    toJavaScript: (code, language) => scripts.get(scriptKey(code, language)) ?? code,
    callouts: texts.callouts,
    elsewhere: texts.elsewhere,
  });
  const head: RootContent[] = [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: doc.title }] },
    { type: 'paragraph', children: [{ type: 'text', value: doc.description }] },
  ];
  const written = write({ type: 'root', children: [...head, ...plain.children] }, packages);
  const forms = pageForms(isOther, (form) => slots.fill(written, form));
  const others = Object.keys(forms).filter((ending) => ending !== '.md');
  const frontMatter = [
    '---',
    `title: ${scalar(doc.title)}`,
    `description: ${scalar(doc.description)}`,
    `url: ${scalar(`${url}${doc.permalink}`)}`,
    `version: ${scalar(doc.version)}`,
    `language: ${scalar(doc.facts.translated === false ? 'en' : language)}`,
    ...(others.length > 0
      ? [
          'otherForms:',
          ...others.map((ending) => `  - ${url}${doc.permalink.replace(/\/$/, '')}${ending}`),
        ]
      : []),
    '---',
    '',
    '',
  ].join('\n');
  return {
    forms: Object.fromEntries(
      Object.entries(forms).map(([ending, body]) => [ending, frontMatter + body]),
    ),
    headings: headingsOf(tree, parser),
    links,
  };
}

const write = (node: Nodes, { toMarkdown, gfmToMarkdown }: MarkdownPackages): string =>
  toMarkdown(node, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    emphasis: '_',
    fences: true,
  });

/** HTML of a comment with its paragraphs, lists and code. */
function blocksOfHtml(html: string, { toMdast, fromHtml }: MarkdownPackages): RootContent[] {
  return inBlocks((toMdast(fromHtml(html, { fragment: true })) as Root).children);
}

/** Comments of inherited members are the same on many pages. */
const wordsByHtml = new Map<string, PhrasingContent[]>();

/** What HTML of a comment says, in one line: a cell of a table holds words, so the paragraphs of a comment follow each other. */
function wordsOfHtml(html: string, { toMdast, fromHtml }: MarkdownPackages): PhrasingContent[] {
  const known = wordsByHtml.get(html);
  if (known) return known;
  const words = inOneLine((toMdast(fromHtml(html, { fragment: true })) as Root).children);
  wordsByHtml.set(html, words);
  return words;
}

/** What stands in cells is written once, with the addresses that it links. */
const cellsByHtml = new Map<string, { text: string; targets: string }>();

/** The Markdown of a comment in the cell of a table. */
function cellOfHtml(
  html: string,
  packages: MarkdownPackages,
  link: (address: string) => string | undefined,
): string {
  const words = wordsOfHtml(html, packages);
  const targets = linksIn(words)
    .map((address) => link(address) ?? '')
    .join('\n');
  const known = cellsByHtml.get(html);
  if (known?.targets === targets) return known.text;
  const text = write({ type: 'tableCell', children: linked(words, link) }, packages).trim();
  cellsByHtml.set(html, { text, targets });
  return text;
}

/** The addresses of links. */
function linksIn(words: readonly PhrasingContent[]): string[] {
  return words.flatMap((node) => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? linksIn(node.children) : []),
  ]);
}

/** The words with their links as a page has them; a link to a page that is not there leaves its words. */
function linked<Node extends RootContent>(
  words: readonly Node[],
  link: (address: string) => string | undefined,
): Node[] {
  return words.flatMap((node): Node[] => {
    if (!('children' in node)) return [node];
    const children = linked(node.children as readonly RootContent[] as readonly Node[], link);
    if (node.type !== 'link') return [{ ...node, children } as Node];
    const url = link(node.url);
    return url === undefined ? children : [{ ...node, url, children } as Node];
  });
}
