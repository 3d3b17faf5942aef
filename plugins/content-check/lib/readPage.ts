import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attributeOf, attributeValue } from './attributeValue';
import { checkCallouts } from './checkCallouts';
import { checkComponents } from './checkComponents';
import { checkEnglish } from './checkEnglish';
import { checkFences } from './checkFences';
import { checkFrontMatter } from './checkFrontMatter';
import { checkHeadings, checkLastSection, isEmptyPage } from './checkHeadings';
import { checkMarkup } from './checkMarkup';
import { checkProse } from './checkProse';
import { checkReferences } from './checkReferences';
import { checkTables } from './checkTables';
import { hasName } from './hasName';
import type { PageParser } from './parsePage';
import { shownBy } from './shownBy';
import type {
  LocalFault,
  PageFacts,
  PageHeading,
  PageMark,
  PagePicture,
  PageSection,
  PageUrl,
} from './types';
import { definitionsOf } from './definitionsOf';
import { placeOf, walk } from './walk';
import { withoutComments } from './withoutComments';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The lines of a tree that are no prose: code, comments, front matter. */
function codeLines(tree: Root): Set<number> {
  const lines = new Set<number>();
  walk(tree, (node) => {
    const isCode = [
      'code',
      'yaml',
      'html',
      'comment',
      'mdxFlowExpression',
      'inlineCode',
      'mdxjsEsm',
    ];
    if (!isCode.includes(node.type) || !node.position) return;
    for (let { line } = node.position.start; line <= node.position.end.line; line += 1) {
      lines.add(line);
    }
  });
  return lines;
}

/** What says of an element that a translation has the same. */
function elementKey(element: Element): string {
  const attributes = element.attributes.map((each) =>
    each.type === 'mdxJsxAttribute'
      ? `${each.name}=${JSON.stringify(attributeValue(each) ?? (each.value as { value?: string } | null)?.value ?? null)}`
      : `{${each.value}}`,
  );
  return `<${[element.name, ...attributes.toSorted()].join(' ')}>`;
}

/** Attributes that hold words, which a translation translates. */
const words = new Set(['alt', 'title', 'aria-label', 'label', 'placeholder', 'summary']);

function markOf(node: Nodes): Omit<PageMark, 'line'> | undefined {
  switch (node.type) {
    case 'code': {
      const code = withoutComments(node.lang ?? '', node.value);
      const info = [node.lang ?? '', node.meta ?? ''].join(' ').trim();
      return { kind: 'fence', key: `${info}\n${code}`, name: info };
    }
    case 'containerDirective':
      return { kind: 'callout', key: node.name, name: '' };
    case 'image':
      return { kind: 'image', key: node.url, name: '' };
    case 'table':
      return {
        kind: 'table',
        key: `${node.children.length} × ${node.children[0]?.children.length ?? 0}`,
        name: '',
      };
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const shown = {
        ...node,
        attributes: node.attributes.filter(
          (each) => !(each.type === 'mdxJsxAttribute' && words.has(each.name)),
        ),
      } as Element;
      return {
        kind: 'component',
        key: elementKey(shown),
        name: `${node.name ?? ''} ${attributeOf(node.attributes, 'name') ?? ''}`,
      };
    }
    default:
      return undefined;
  }
}

interface Collected {
  demos: PageFacts['demos'];
  links: PageUrl[];
  images: PagePicture[];
  ids: string[];
  api: PageFacts['api'];
  marks: PageMark[];
  sections: PageSection[];
  faults: LocalFault[];
}

/** Collects what other files have to do with. */
function collect(tree: Root, headings: readonly PageHeading[]): Collected {
  const found: Collected = {
    demos: [],
    links: [],
    images: [],
    ids: [],
    api: [],
    marks: [],
    sections: [{ line: 1, links: [], code: [] }],
    faults: [],
  };
  const byLine = new Map(headings.map((heading) => [heading.line, heading]));
  const definitions = definitionsOf(tree);
  const link = (url: string, node: Nodes, as?: PageUrl['as']) => {
    const place: PageUrl = { url, ...placeOf(node), ...(as && { as }) };
    found.links.push(place);
    found.sections.at(-1)!.links.push(place);
  };
  const named = (node: Nodes) => {
    if (hasName(node)) return;
    found.faults.push({
      ...placeOf(node),
      what: 'has a link without words',
      why: 'Nobody sees it, and a screen reader reads out the address.',
      mend: 'Write what it leads to: [Button](/components/buttons/).',
    });
  };
  const show = (shown: Pick<PagePicture, 'url' | 'kind' | 'as'>, node: Nodes) =>
    found.images.push({ ...shown, ...placeOf(node) });
  const described = (url: string, alt: string | null | undefined, node: Nodes) => {
    // One that shows nothing is told by `checkPictures`.
    if (url.trim() === '' || alt?.trim()) return;
    found.faults.push({
      ...placeOf(node),
      what: `has the picture ${url} without a text in its place`,
      why: 'Readers who do not see it learn nothing.',
      mend: 'Say what it shows: ![A chart with two axes](./chart.png).',
    });
  };
  const element = (node: Element) => {
    const name = attributeOf(node.attributes, 'name');
    if (node.name === 'Demo' && name !== undefined) {
      found.demos.push({ name, ...placeOf(node as Nodes) });
    }
    const target =
      node.name === 'a'
        ? attributeOf(node.attributes, 'href')
        : node.name === 'Link'
          ? (attributeOf(node.attributes, 'to') ?? attributeOf(node.attributes, 'href'))
          : undefined;
    // Told by `checkComponents`.
    const isCode = (...names: string[]) =>
      node.attributes.some(
        (each) =>
          'name' in each &&
          names.includes(each.name) &&
          typeof each.value === 'object' &&
          each.value !== null,
      );
    if (target !== undefined) {
      link(target, node as Nodes, 'element');
      named(node as Nodes);
    } else if (
      (node.name === 'Link' || (node.name === 'a' && !attributeOf(node.attributes, 'id'))) &&
      !isCode('to', 'href')
    ) {
      found.faults.push({
        ...placeOf(node as Nodes),
        what: `has <${node.name}> without an address`,
        why: 'It leads nowhere.',
        mend: `Write its address as text: <${node.name} ${node.name === 'a' ? 'href' : 'to'}="/components/buttons/">.`,
      });
    }
    const shown = shownBy(node);
    if (node.name === 'img') {
      if (shown.length === 0 && !isCode('src', 'srcSet', 'srcset')) {
        shown.push({ kind: 'picture', url: '' });
      }
      const hasAlt = node.attributes.some((each) => 'name' in each && each.name === 'alt');
      // An empty text says that the picture is ornament.
      described(shown[0]?.url ?? '', hasAlt ? 'given' : null, node as Nodes);
    }
    for (const each of shown) show({ ...each, as: 'element' }, node as Nodes);
    const id = attributeOf(node.attributes, 'id');
    if (id !== undefined) found.ids.push(id);
    const of = attributeOf(node.attributes, 'of');
    if (node.name === 'Api' && of !== undefined) {
      const group = attributeOf(node.attributes, 'group');
      found.api.push({
        of,
        part: attributeOf(node.attributes, 'part') ?? '',
        prefix: attributeOf(node.attributes, 'prefix') ?? '',
        ...(group !== undefined && { group }),
      });
    }
  };
  walk(tree, (node) => {
    const { line } = placeOf(node);
    switch (node.type) {
      case 'heading': {
        const heading = byLine.get(line);
        if (heading) {
          found.marks.push({
            kind: 'heading',
            key: `${'#'.repeat(heading.level)} {#${heading.id}}`,
            name: heading.id,
            line,
          });
        }
        found.sections.push({ line, links: [], code: [] });
        break;
      }
      case 'link':
        link(node.url, node);
        named(node);
        break;
      case 'linkReference': {
        const url = definitions.get(node.identifier);
        if (url !== undefined) link(url, node, 'reference');
        named(node);
        break;
      }
      case 'image':
        show({ url: node.url, kind: 'picture' }, node);
        described(node.url, node.alt, node);
        break;
      case 'imageReference': {
        const url = definitions.get(node.identifier) ?? '';
        show({ url, kind: 'picture', as: 'reference' }, node);
        described(url, node.alt, node);
        break;
      }
      case 'inlineCode':
        found.sections.at(-1)!.code.push({ url: node.value, ...placeOf(node) });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        element(node);
        break;
      default:
    }
    const mark = markOf(node);
    if (mark) found.marks.push({ ...mark, line });
  });
  return found;
}

/** Finds ids that stand twice on a page: of headings, demos and elements. */
function idFaults(headings: readonly PageHeading[], { demos, ids }: Collected): LocalFault[] {
  const seen = new Map<string, string>(ids.map((id) => [id, 'an element']));
  const faults: LocalFault[] = ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => ({
      what: `has the id "${id}" twice, at two elements`,
      why: 'A link can lead to one of them only.',
      mend: 'Give one of them another.',
    }));
  const take = (id: string, owner: string, line: number) => {
    const first = id === '' ? undefined : seen.get(id);
    if (first === undefined) {
      seen.set(id, owner);
      return;
    }
    faults.push({
      line,
      what: `has the id "${id}" twice: here, and at ${first}`,
      why: 'A link can lead to one of them only.',
      mend: owner.startsWith('the demo')
        ? 'A demo stands on a page once; take it out, or copy it under another name.'
        : 'Give this heading an id of its own: {#like-this}.',
    });
  };
  for (const { name, line } of demos) take(name, `the demo of line ${line}`, line);
  for (const { id, line } of headings) take(id, `the heading of line ${line}`, line);
  return faults;
}

/** What is known of a page that cannot be read. */
const nothing = {
  headings: [],
  demos: [],
  links: [],
  images: [],
  ids: [],
  scripts: [],
  api: [],
  marks: [],
  sections: [],
};

/**
 * Takes from a page what its own text tells, and finds what is wrong with it.
 * @param source - the whole text
 * @param locale - its language
 * @param unreadable - what keeps the file from being a text
 */
export function readPage(
  source: string,
  locale: string,
  parser: PageParser,
  unreadable?: LocalFault,
): PageFacts {
  if (unreadable) {
    return { ...nothing, faults: [unreadable], isParsed: false, isGenerated: false, fields: [] };
  }
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const marked = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/.exec(text);
  // One that is laid out to be translated may hold nothing.
  const yaml = marked ? (marked[1] ?? '') : undefined;
  const isGenerated = yaml !== undefined && /^generated:\s*["']?api-reference/m.test(yaml);
  if (text.trim() === '') {
    const fault = {
      line: 1,
      what: 'is empty',
      why: 'Readers meet a title and nothing else.',
      mend: 'Write the page, or remove the file: links to it become text then.',
    };
    return { ...nothing, faults: [fault], isParsed: false, isGenerated, fields: [] };
  }
  const front = checkFrontMatter(text, yaml, locale);
  // Below the first line it is no front matter, but a heading that its last line underlines.
  const [misplaced = ''] = (yaml === undefined && /^\s*---[ \t]*\n[^]*?\n---/.exec(text)) || [];
  const parsed = parser.parse(text);
  if ('fault' in parsed) {
    return {
      ...nothing,
      faults: [...front.faults, parsed.fault],
      isParsed: false,
      isGenerated,
      fields: front.fields,
      ...(front.description && { description: front.description }),
    };
  }
  const { tree } = parsed;
  const lines = text.split('\n');
  const code = codeLines(tree);
  const { headings, faults: headingFaults } = checkHeadings(tree, (nodes: Heading['children']) =>
    parser.toString(nodes as Nodes[]),
  );
  const { faults: ownFaults, ...found } = collect(tree, headings);
  const { faults: fenceFaults, scripts } = checkFences(tree, lines);
  const empty: LocalFault[] = isEmptyPage(tree)
    ? [
        {
          line: lines.length,
          what: 'has nothing below its description',
          why: 'Readers meet a title and nothing else.',
          mend: 'Write the page, or remove the file: links to it become text then.',
        },
      ]
    : [];
  const faults = [
    ...front.faults,
    ...empty,
    ...headingFaults.filter(({ line }) => line! > misplaced.split('\n').length - 1),
    ...checkLastSection(tree),
    ...idFaults(headings, { ...found, faults: [] }),
    ...checkCallouts(tree, lines, (line) => code.has(line)),
    ...checkComponents(tree),
    ...fenceFaults,
    ...checkProse(tree, lines),
    ...checkReferences(tree, lines),
    ...checkTables(tree),
    // What is generated has its words from the libraries.
    ...(locale === 'en' && !isGenerated ? checkEnglish(tree, lines) : []),
    ...ownFaults,
  ];
  // What is wrong anyway may be all that both readings differ in.
  if (faults.length === 0) faults.push(...checkMarkup(text, { ...found, headings }));
  return {
    ...found,
    headings,
    scripts,
    faults: faults.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    // Nothing can be held against a page that is empty.
    isParsed: empty.length === 0,
    isGenerated,
    fields: front.fields,
    ...(front.description && { description: front.description }),
  };
}
