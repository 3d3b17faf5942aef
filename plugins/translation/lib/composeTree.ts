import path from 'node:path';
import type { Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { PageHeading } from '../../content-check/lib/types';
import { walk } from '../../content-check/lib/walk';
import { renamedIn } from './carryOver';
import type { PagePlan, PlannedBlock } from './planPage';
import type { PlacedBlock } from './readBlocks';
import { wordDiff } from './wordDiff';

/** A page in one language. */
export interface PageTree {
  tree: Root;
  blocks: readonly PlacedBlock[];
}

interface Options {
  source: PageTree & {
    /** With the ids that they have in the source. */
    headings: readonly PageHeading[];
    /** Folder of its file. */
    folder: string;
  };
  translation: PageTree & { folder: string };
  plan: PagePlan;
}

/** What the composition has put onto the page. */
export interface Composition {
  children: RootContent[];
  marks: number;
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

const flow = (
  name: string,
  attributes: MdxJsxAttribute[],
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement => ({ type: 'mdxJsxFlowElement', name, attributes, children });

const phrase = (
  name: string,
  attributes: MdxJsxAttribute[],
  children: PhrasingContent[],
): MdxJsxTextElement => ({ type: 'mdxJsxTextElement', name, attributes, children });

const lang = () => attribute('lang', 'en');

/** A copy of a node of the source that says its language. */
function inEnglish<Node extends Nodes>(node: Node): Node {
  const copy = structuredClone(node);
  copy.data = {
    ...copy.data,
    hProperties: {
      ...(copy.data as { hProperties?: object } | undefined)?.hProperties,
      lang: 'en',
    },
  } as never;
  return copy;
}

/** Names the pictures of a block of the source as seen from the translation, which has no copy of them. */
function rebasePictures(node: Nodes, from: string, to: string): void {
  walk(node, (each) => {
    if (each.type === 'image' && /^(?:\.{1,2}\/|[^/:]+$)/.test(each.url)) {
      const rebased = path.posix.relative(to, path.posix.join(from, each.url));
      each.url = rebased.startsWith('.') ? rebased : `./${rebased}`;
    }
  });
}

/** The words of a block as they stand in the mark: demos are on the page already, and a heading there would be one of the page. */
function shownInMark({ node, kind, text }: PlacedBlock): MdxJsxFlowElement['children'] {
  const copy = structuredClone(node);
  switch (copy.type) {
    case 'heading': {
      withId(copy, '', undefined);
      return [{ type: 'paragraph', children: copy.children }];
    }
    case 'paragraph':
      return [copy];
    case 'listItem':
    case 'blockquote':
      return copy.children;
    case 'containerDirective':
      return copy.children.filter((child) => child.type !== 'mdxJsxFlowElement');
    case 'tableRow':
      return [
        {
          type: 'paragraph',
          children: copy.children.flatMap((cell, index) => [
            ...(index > 0 ? [{ type: 'text' as const, value: ' | ' }] : []),
            ...cell.children,
          ]),
        },
      ];
    default:
      return kind === 'field'
        ? [{ type: 'paragraph', children: [{ type: 'text', value: text }] }]
        : [];
  }
}

const elements = { same: undefined, added: 'ins', removed: 'del' } as const;

function diffOf(before: string, after: string): PhrasingContent[] {
  return wordDiff(before, after).map(({ kind, text }): PhrasingContent => {
    const value = { type: 'text' as const, value: text };
    const name = elements[kind];
    return name === undefined ? value : phrase(name, [], [value]);
  });
}

/** Gives a heading of the translation the level and the id that it has in the source. */
function withId(node: Nodes, id: string, depth: Nodes | undefined): void {
  if (node.type !== 'heading') return;
  if (depth?.type === 'heading') node.depth = depth.depth;
  const last = node.children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(/\s*\{#[^{}]*\}\s*$/, '');
  if (id !== '') node.children.push({ type: 'text', value: ` {#${id}}` });
}

function rename(node: Nodes, { before }: PlannedBlock, text: string): void {
  const renamed = renamedIn(before.join('\n'), text);
  if (renamed.size === 0) return;
  walk(node, (each) => {
    if (each.type === 'inlineCode') each.value = renamed.get(each.value) ?? each.value;
    if (each.type === 'link') each.url = renamed.get(each.url) ?? each.url;
  });
}

/**
 * Puts a translated page together in the order of its source: translated blocks, with a mark where their source has changed; blocks
 * that are not translated in English; code and components as the source has them. What the source has no more is left out.
 */
export function composeTree({ source, translation, plan }: Options): Composition {
  let marks = 0;
  const headingAt = new Map(source.headings.map((heading) => [heading.line, heading]));
  const partsOf = (index: number) =>
    source.blocks.filter((_, at) => at === index || plan.blocks[at]!.within === index);
  const mark = (index: number): MdxJsxFlowElement => {
    marks += 1;
    const parts = partsOf(index);
    const shown = parts.flatMap(shownInMark);
    for (const node of shown) rebasePictures(node as Nodes, source.folder, translation.folder);
    const before = plan.blocks[index]!.before.join('\n');
    const changes = diffOf(before, parts.map(({ text }) => text).join('\n'));
    const { kind } = source.blocks[index]!;
    return flow('StaleMark', kind === 'field' ? [attribute('of', 'lead')] : [], [
      flow('div', [lang()], shown),
      { type: 'paragraph', children: changes, data: { hProperties: { lang: 'en' } } as never },
    ]);
  };
  const english = (index: number): RootContent => {
    const { node, kind } = source.blocks[index]!;
    const copy = (
      kind === 'callout' || node.type === 'mdxJsxFlowElement'
        ? flow('div', [lang()], [structuredClone(node) as never])
        : inEnglish(node)
    ) as RootContent;
    const heading = headingAt.get(node.position?.start.line ?? 0);
    if (heading) withId(copy as Nodes, heading.id, undefined);
    rebasePictures(copy as Nodes, source.folder, translation.folder);
    return copy;
  };
  // What nobody has recorded goes along with what it stands behind.
  const behind = new Map<number, number[]>();
  for (const at of plan.unrecorded) {
    let before = at - 1;
    while (plan.unrecorded.includes(before)) before -= 1;
    const isAlike = translation.blocks[before]?.top === translation.blocks[at]!.top;
    const isPart = ['item', 'row'].includes(translation.blocks[at]!.kind);
    if (!isPart || isAlike) behind.set(before, [...(behind.get(before) ?? []), at]);
  }

  let behindWhole: RootContent[] = [];
  const compose = (index: number): RootContent[] => {
    const block = source.blocks[index]!;
    const planned = plan.blocks[index]!;
    if (planned.within !== undefined) return [];
    if (block.kind === 'field') return planned.state === 'stale' ? [mark(index)] : [];
    const isFixed = ['code', 'component', 'other'].includes(block.kind);
    if (isFixed && planned.state !== 'fresh') return [structuredClone(block.node) as RootContent];
    // An old warning may be wrong.
    const isWarning =
      block.node.type === 'containerDirective' && /^(?:warning|danger)$/.test(block.node.name);
    const cells = (node: Nodes) => (node.type === 'tableRow' ? node.children.length : 0);
    const nodes = planned.translated.map((at) => translation.blocks[at]!.node);
    const isUsable =
      planned.state === 'fresh' ||
      (planned.state === 'stale' &&
        !isWarning &&
        nodes.every((node) => cells(node) === cells(block.node)));
    if (!isUsable || nodes.length === 0) return [english(index)];
    const copies = nodes.map((node) => structuredClone(node));
    const heading = headingAt.get(block.line);
    if (block.kind === 'heading') withId(copies[0]!, heading?.id ?? '', block.node);
    if (planned.state === 'stale') {
      const parts = partsOf(index).map(({ text }) => text);
      for (const copy of copies) rename(copy, planned, parts.join('\n'));
      const last = copies.at(-1)!;
      if (last.type === 'listItem' || last.type === 'containerDirective') {
        last.children.push(mark(index));
      } else if (last.type === 'tableRow') {
        last.children.at(-1)?.children.push(mark(index) as never);
      } else copies.push(mark(index) as never);
    }
    const along = planned.translated.flatMap((at) => behind.get(at) ?? []);
    // What is no item or row cannot stand among them: it comes behind the list or table.
    const isPart = block.kind === 'item' || block.kind === 'row';
    for (const at of along) {
      const { node, kind } = translation.blocks[at]!;
      if (isPart && kind !== block.kind) behindWhole.push(node as RootContent);
      else copies.push(node);
    }
    return copies as RootContent[];
  };

  const lead: RootContent[] = [];
  const byTop = new Map<number, number[]>();
  source.blocks.forEach(({ top }, index) => byTop.set(top, [...(byTop.get(top) ?? []), index]));
  const children = source.tree.children.flatMap((node, top): RootContent[] => {
    const indices = byTop.get(top) ?? [];
    behindWhole = [];
    const parts = indices.flatMap(compose);
    if (node.type === 'yaml') {
      lead.push(...parts);
      return [];
    }
    if (node.type === 'list' || node.type === 'table') {
      const whole = { ...node, children: parts } as Parents as RootContent;
      return parts.length === 0 ? [] : [whole, ...behindWhole];
    }
    return parts;
  });
  // The front matter is the translation's own.
  const own = translation.tree.children.filter(({ type }) => type === 'yaml');
  return { children: [...own, ...lead, ...children], marks };
}
