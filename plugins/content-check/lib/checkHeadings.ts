import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import { says } from './checkTables';
import { plainWords } from './plainWords';
import type { LocalFault, PageHeading } from './types';
import { placeOf, walk } from './walk';

/** The ids that the frame of every page gives to its own parts, which stand before the text. */
const frameIds = new Set([
  'languages',
  'main-content',
  'products',
  'search-button',
  'settings',
  'sidebar',
  'site-tooltip',
  'version-menu',
]);

/**
 * What Docusaurus makes the id of a heading of: the code of expressions and comments is part of it. The mark of a plan at the end is not, which
 * brings its own distance.
 */
function textOf(heading: Heading, toString: (nodes: Heading['children']) => string): string {
  const texts = heading.children.filter(({ type }) => type !== 'html');
  const text = toString(texts as Heading['children']);
  const last = texts.at(-1);
  return last?.type === 'mdxJsxTextElement' && last.name === 'Plan' ? text.trimEnd() : text;
}

/** The id in a comment at the end of a heading, another way of writing it. */
function commentId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#(\S+)[\s\S]*\*\/\s*$/.exec(last.value)?.[1];
}

/** Whether a node is there for whoever writes the page. */
const isSilent = (node: Nodes) =>
  node.type === 'yaml' ||
  node.type === 'definition' ||
  (node.type === 'mdxFlowExpression' && /^\s*(?:\/\*[\s\S]*\*\/)?\s*$/.test(node.value));

/** Whether a reader finds nothing on a page. */
export function isEmptyPage(tree: Root): boolean {
  return tree.children.every(isSilent);
}

/** Demands that something stands below the last heading of a page. */
export function checkLastSection(tree: Root): LocalFault[] {
  const last = tree.children.findLast((node) => !isSilent(node));
  if (last?.type !== 'heading') return [];
  return [
    {
      ...placeOf(last),
      what: 'ends with a heading that has nothing below it',
      why: 'Readers follow the contents to it and meet the end of the page.',
      mend: 'Write the section, or remove the heading.',
    },
  ];
}

/**
 * Reads the headings of a page, with the ids that Docusaurus gives them (`@docusaurus/mdx-loader`, remark/headings), and finds what
 * is wrong with each.
 */
export function checkHeadings(
  tree: Root,
  toString: (nodes: Heading['children']) => string,
): { headings: PageHeading[]; faults: LocalFault[] } {
  const slugger = createSlugger();
  const headings: PageHeading[] = [];
  const faults: LocalFault[] = [];
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const place = placeOf(node);
    const say = (what: string, why: string, mend: string) =>
      faults.push({ ...place, what, why, mend });
    const written = textOf(node, toString);
    const { id: explicit } = parseMarkdownHeadingId(written, 'classic');
    const { text } = parseMarkdownHeadingId(plainWords(node).trimEnd(), 'classic');
    const given = commentId(node) ?? explicit;
    const id = given ?? slugger.slug(written.trim());
    const level = node.depth;
    const before = headings.at(-1)?.level ?? 1;
    headings.push({
      level,
      text: text.trim(),
      id,
      isExplicit: given !== undefined,
      line: place.line,
    });
    const shown = text.trim();
    if (level === 1) {
      say(
        `has a first-level heading, "${shown}"`,
        'The frame writes the only one, from the title in the page tree.',
        'Remove it, or make it a section with ##.',
      );
    } else if (level > before + 1) {
      say(
        `goes from level ${before} to level ${level} at "${shown}"`,
        'People who move by headings believe that they missed a section.',
        `Write it with ${'#'.repeat(before + 1)}.`,
      );
    }
    // Only one that is underlined has several lines.
    if (level === 2 && node.position?.start.line !== node.position?.end.line) {
      const words = shown.replace(/\s+/g, ' ');
      say(
        `underlines the heading "${words}"`,
        'The search and translations know a heading by its ##. Below a text, --- makes a heading of it.',
        `Write it with ##: ## ${words}.`,
      );
    }
    const isText = node.children.at(-1)?.type === 'text';
    const wrongId =
      isText &&
      (given === undefined ? /\{#[^{}]*\}\s*$/ : /\{#(?:\s[^{}]*|[^{}]*\s)\}\s*$/).exec(written);
    if (shown === '' || !node.children.some(says)) {
      say(
        'has a heading without words',
        'The contents and people who move by headings find nothing there.',
        'Write what the section is about.',
      );
    } else if (wrongId) {
      say(
        `ends a heading with ${wrongId[0].trim()}, which is no id`,
        'It is published as words.',
        'An id is written {#like-this}, without spaces.',
      );
    } else if (explicit !== undefined && given === explicit && !isText) {
      say(
        `ends a heading with {#${explicit}} that is no plain text`,
        'Docusaurus takes it for the id all the same, and what holds it out of the heading.',
        'Write other words behind it, or the id: ## … {#like-this}.',
      );
    } else if (given !== undefined && !/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(given)) {
      say(
        `has the heading id "${given}"`,
        'Such an id cannot be linked to everywhere.',
        'Use letters, digits and dashes, as in {#like-this}.',
      );
    } else if (!/[\p{L}\p{N}]/u.test(id)) {
      say(
        `has a heading without an id, "${shown}"`,
        'Nothing can link to it, and the contents leave it out.',
        'Write words, or give it an id: ## … {#like-this}.',
      );
    } else if (frameIds.has(id)) {
      say(
        `has the heading id "${id}", which is that of a part of every page`,
        'A link to it leads to that part.',
        `Give it another id: ## … {#about-${id}}.`,
      );
    } else if (level > 4) {
      say(
        `has a heading of level ${level}, "${shown}"`,
        'It is neither in the contents nor in the look of the site.',
        'Use ##, ### and ####.',
      );
    }
  });
  return { headings, faults };
}
