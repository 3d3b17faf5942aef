import { memberKind, partRows } from '../../../../src/api/rules/partRows';
import type { ApiModel, ApiPage, ApiPartName } from '../../../../src/api/rules/types';
import { benchOf } from '../../../../src/editor/rules/benches';
import { importLines } from './importLines';
import { fillText, type Texts } from './texts';

/** Rows from which a part has a box to filter them. */
export const filterFrom = 12;

/** Front matter and text of a generated page. `generated` tells tools to leave it alone. */
export function mdxPage(description: string, body: string[]): string {
  return `---\ndescription: ${JSON.stringify(description)}\ngenerated: api-reference\n---\n\n${body.join('\n\n')}\n`;
}

/** Writes characters as character references, which Markdown and JSX read as text in any place. */
function reference(text: string, characters: RegExp): string {
  return text.replace(characters, (each) => `&#${each.codePointAt(0)};`);
}

/** Text that Markdown shows as it is. */
export function plainText(text: string): string {
  return reference(text, /[\\`*_~[\]{}<>&#!|:]/g);
}

interface PartOptions {
  group?: string;
  prefix?: string;
}

/** The element that shows a part. */
export function apiElement(
  model: ApiModel,
  part: ApiPartName,
  { group, prefix }: PartOptions = {},
): string {
  const rows = partRows(model, part, prefix, group).length;
  const attributes: [string, string | undefined][] = [
    ['of', model.pathname],
    ['part', part],
    ['group', group],
    ['prefix', prefix],
    ['rows', rows >= filterFrom ? String(rows) : undefined],
    ['bench', part === 'props' && !prefix && benchOf(model.pathname) ? 'true' : undefined],
  ];
  const written = attributes.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${reference(value, /["&]/g)}"`],
  );
  return `<Api ${written.join(' ')} />`;
}

function markedHeading(level: number, markdown: string, id: string): string {
  return `${'#'.repeat(level)} ${markdown} {#${id}}`;
}

/** A heading with its permanent id. */
export function heading(level: number, text: string, id: string): string {
  return markedHeading(level, plainText(text), id);
}

/** What ids of headings are made of. */
export function idOf(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The heading of a group, as Markdown: a topic of the grid in the words of the language, marked as English where it has none; names of types as they are. */
function groupTitle({ kind, name }: ApiModel, origin: string, { topics }: Texts): string {
  const isTopic = kind !== 'interface' || name === 'GridApi';
  if (!topics || !isTopic) return plainText(origin);
  return Object.hasOwn(topics, origin)
    ? plainText(topics[origin]!)
    : `<span lang="en">${plainText(origin)}</span>`;
}

function describe(page: ApiPage, texts: Texts): string {
  const { model, libraryVersion } = page;
  const values = {
    name: model.name,
    package: model.imports[0]?.package ?? '',
    version: libraryVersion,
  };
  return fillText(texts[`${model.kind}Description`], values);
}

/** The sections with the members of one model, each under a heading of `level`. */
export function memberSections(page: ApiPage, texts: Texts, level = 2, prefix?: string): string[] {
  const { model } = page;
  const id = (name: string) => `${prefix ?? ''}${name}`;
  const section = (title: string, name: string, part: ApiPartName, group?: string) => [
    heading(level, title, id(name)),
    apiElement(model, part, { group, prefix }),
  ];
  if (model.kind === 'component') {
    return [
      ...(model.props.length > 0 ? section(texts.props, 'props', 'props') : []),
      ...(model.inherited.length > 0 || model.native?.groups.length
        ? section(texts.inherited, 'inherited-props', 'inherited')
        : []),
      ...(model.slots.length > 0 ? section(texts.slots, 'slots', 'slots') : []),
      ...(model.classes.length > 0 ? section(texts.classes, 'css-classes', 'classes') : []),
    ];
  }
  if (model.kind === 'hook') {
    return [
      ...section(texts.signature, 'signature', 'signature'),
      ...(model.parameters.length > 0 ? section(texts.parameters, 'parameters', 'parameters') : []),
      ...(model.returned.length > 0 ? section(texts.returned, 'return-value', 'returned') : []),
    ];
  }
  const own = { interface: texts.members, events: texts.events, selectors: texts.selectors }[
    model.kind
  ];
  const [only, ...others] = model.groups;
  if (only && others.length === 0)
    return section(own, idOf(memberKind(model)) + 's', 'group', only.origin);
  return model.groups.flatMap(({ origin }) => [
    markedHeading(
      level,
      origin === model.name ? plainText(own) : groupTitle(model, origin, texts),
      // Apart from the ids of the page's frame and of its other sections.
      id(`group-${idOf(origin)}`),
    ),
    apiElement(model, 'group', { group: origin, prefix }),
  ]);
}

/** The Markdown of the page of one model in a language. */
export function pageMdx(page: ApiPage, texts: Texts): string {
  const { model, changes, demos } = page;
  const lines = importLines(model);
  return mdxPage(describe(page, texts), [
    apiElement(model, 'summary'),
    ...(lines.length > 0 ? [heading(2, texts.import, 'import')] : []),
    ...(lines.length > 1 ? [texts.usesImport] : []),
    ...(lines.length > 0 ? [`\`\`\`tsx\n${lines.join('\n// or\n')}\n\`\`\``] : []),
    ...memberSections(page, texts),
    ...(demos.all.length > 0 ? [heading(2, texts.demos, 'demos'), apiElement(model, 'demos')] : []),
    ...(changes && hasRows(changes)
      ? [
          heading(2, fillText(texts.changes, { major: changes.before.split('.')[0]! }), 'changes'),
          apiElement(model, 'changes'),
        ]
      : []),
  ]);
}

function hasRows({
  added,
  removed,
  retyped,
  redefaulted,
}: NonNullable<ApiPage['changes']>): boolean {
  return added.length + removed.length + retyped.length + redefaulted.length > 0;
}
