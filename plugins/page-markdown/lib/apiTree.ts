import type { PhrasingContent, RootContent, TableCell, TableRow } from 'mdast';
import { partMembers } from '../../../src/api/rules/partRows';
import type {
  ApiComponent,
  ApiMember,
  ApiPage,
  ApiPartName,
  ApiType,
  TypePart,
} from '../../../src/api/rules/types';
import { fillText } from '../../api-reference/lib/pages/texts';

/** What the tables of the reference need. */
export interface ApiOptions {
  page: ApiPage;
  part: ApiPartName;
  group?: string;
  /** Markdown of HTML that the reference has made of comments, in blocks, with code as it is written. */
  fromBlocks: (html: string) => RootContent[];
  /** The same for the cell of a table, in one line. */
  fromCell: (html: string) => PhrasingContent[];
  link: (address: string) => string | undefined;
  words: Readonly<Record<ApiWord, string>>;
}

/** Words of the tables. */
export type ApiWord =
  | 'name'
  | 'type'
  | 'default'
  | 'description'
  | 'required'
  | 'deprecated'
  | 'since'
  | 'className'
  | 'slotProps'
  | 'package'
  | 'ref'
  | 'themeName'
  | 'related'
  | 'added'
  | 'removed'
  | 'retyped'
  | 'redefaulted'
  | 'returns'
  | 'noRef'
  | 'anyRef'
  | 'newIn'
  | 'source'
  | 'sourceLink'
  | 'inherited'
  | 'native'
  | 'nativeOf';

/** HTML that brings its full stop, or another sign that ends a sentence. */
const endsSentence = /[.!?。！？](?:\s|<\/\w+>)*$/;

const text = (value: string): PhrasingContent => ({ type: 'text', value });
/** On one line: a line end would end the row of a table. */
const code = (value: string): PhrasingContent => ({
  type: 'inlineCode',
  value: value.replace(/\s+/g, ' ').trim(),
});
const cell = (...children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children });
const row = (...cells: TableCell[]): TableRow => ({ type: 'tableRow', children: cells });

const partText = (part: TypePart) => (typeof part === 'string' ? part : part.name);

const memberHead = ['name', 'type', 'default', 'description'] as const;

/** A type on one line, as it is written. */
export function typeText({ parts, expanded }: ApiType): string {
  const written = parts.map(partText).join('');
  const meant = expanded?.map(partText).join('');
  return (meant === undefined ? written : `${written} = ${meant}`).replace(/\s+/g, ' ').trim();
}

/** The parts of the reference that are tables of members, slots or classes, and those that are lists. */
export function apiTree({
  page,
  part,
  group,
  fromBlocks,
  fromCell,
  link,
  words,
}: ApiOptions): RootContent[] {
  const { model } = page;
  const table = (head: readonly ApiWord[], rows: readonly TableRow[]): RootContent[] =>
    rows.length === 0
      ? []
      : [
          {
            type: 'table',
            align: head.map(() => null),
            children: [row(...head.map((word) => cell(text(words[word])))), ...rows],
          },
        ];
  const mark: PhrasingContent = { type: 'strong', children: [text(words.deprecated)] };
  const deprecated = (reason: string | undefined): PhrasingContent[] =>
    reason === undefined ? [] : [mark, text(' '), ...fromCell(reason), text(' ')];
  /** The mark, in one line with the first words of the reason. */
  const warning = ([first, ...others]: readonly RootContent[]): RootContent[] =>
    first?.type === 'paragraph'
      ? [{ type: 'paragraph', children: [mark, text(' '), ...first.children] }, ...others]
      : [{ type: 'paragraph', children: [mark] }, ...(first ? [first] : []), ...others];
  const pageLink = (name: string, pathname: string): PhrasingContent => {
    const url = link(pathname);
    return url === undefined ? code(name) : { type: 'link', url, children: [code(name)] };
  };
  const memberRow = (member: ApiMember): TableRow => {
    const since = Object.hasOwn(page.since, member.name) ? page.since[member.name] : undefined;
    const marks = [
      member.required ? words.required : '',
      member.plan ?? '',
      since ? `${words.since} ${since}` : '',
    ].filter(Boolean);
    const parameters = (member.parameters ?? []).flatMap(({ name, type, description }) => [
      text(' '),
      code(`${name}: ${typeText(type)}`),
      ...(description ? [text(' '), ...fromCell(description)] : []),
      ...(endsSentence.test(description) ? [] : [text('.')]),
    ]);
    const returns = member.returns ? [text(` ${words.returns} `), ...fromCell(member.returns)] : [];
    return row(
      cell(code(member.name), ...(marks.length > 0 ? [text(` (${marks.join(', ')})`)] : [])),
      cell(code(typeText(member.type))),
      cell(...(member.default === undefined ? [text('–')] : [code(member.default)])),
      cell(
        ...deprecated(member.deprecated),
        ...fromCell(member.description),
        ...parameters,
        ...returns,
      ),
    );
  };
  const list = (items: readonly PhrasingContent[][]): RootContent[] =>
    items.length === 0
      ? []
      : [
          {
            type: 'list',
            ordered: false,
            spread: false,
            children: items.map((children) => ({
              type: 'listItem',
              spread: false,
              children: [{ type: 'paragraph', children }],
            })),
          },
        ];

  /** Props of other components below whose they are; of the attributes that an element has anyway, only where they come from. */
  const inherited = ({ inherited: groups, native }: ApiComponent): RootContent[] => [
    ...groups.flatMap(({ origin, pathname, members }): RootContent[] => {
      const [before = '', after = ''] = fillText(words.inherited, {
        count: String(members.length),
      }).split('{origin}');
      const name = pathname === undefined ? code(origin) : pageLink(origin, pathname);
      return [
        { type: 'paragraph', children: [text(before), name, text(after)] },
        ...table(memberHead, members.map(memberRow)),
      ];
    }),
    ...list(
      native === undefined || native.groups.length === 0
        ? []
        : [
            [
              text(
                `${fillText(native.element === undefined ? words.native : words.nativeOf, {
                  element: native.element ?? '',
                  count: String(native.groups.flatMap(({ names }) => names).length),
                })}: `,
              ),
              code(native.groups.map(({ origin }) => origin).join(', ')),
            ],
          ],
    ),
  ];

  switch (part) {
    case 'summary': {
      const facts: PhrasingContent[][] = [
        [
          text(`${words.package}: `),
          code([...new Set(model.imports.map((each) => each.package))].join(', ')),
          text(` ${page.libraryVersion}`),
        ],
      ];
      if (model.kind === 'component') {
        facts.push([
          text(`${words.ref}: `),
          model.ref === null
            ? text(words.noRef)
            : model.ref === 'unknown'
              ? text(words.anyRef)
              : code(model.ref),
        ]);
        if (model.themeName) facts.push([text(`${words.themeName}: `), code(model.themeName)]);
      }
      if (page.changes?.isNew !== undefined) {
        facts.push([text(`${words.newIn}: ${page.changes.isNew}`)]);
      }
      if (model.related.length > 0) {
        facts.push([
          text(`${words.related}: `),
          ...model.related.flatMap(({ name, pathname }, at) => [
            ...(at > 0 ? [text(', ')] : []),
            pageLink(name, pathname),
          ]),
        ]);
      }
      if (model.source !== undefined) {
        facts.push([
          text(`${words.source}: `),
          { type: 'link', url: model.source, children: [text(words.sourceLink)] },
        ]);
      }
      return [
        ...(model.deprecated === undefined ? [] : warning(fromBlocks(model.deprecated))),
        ...fromBlocks(model.description),
        ...list(facts),
      ];
    }
    case 'inherited':
      return model.kind === 'component' ? inherited(model) : [];
    case 'slots':
      return model.kind === 'component'
        ? table(
            ['name', 'className', 'default', 'slotProps', 'description'],
            model.slots.map((slot) =>
              row(
                cell(code(slot.name), ...(slot.plan ? [text(` (${slot.plan})`)] : [])),
                cell(...(slot.className ? [code(slot.className)] : [text('–')])),
                cell(...(slot.default ? [code(slot.default)] : [text('–')])),
                cell(...(slot.props ? [code(typeText(slot.props))] : [text('–')])),
                cell(...deprecated(slot.deprecated), ...fromCell(slot.description)),
              ),
            ),
          )
        : [];
    case 'classes':
      return model.kind === 'component'
        ? table(
            ['name', 'className', 'description'],
            model.classes.map((each) =>
              row(
                cell(code(each.name)),
                cell(code(each.className)),
                cell(...deprecated(each.deprecated), ...fromCell(each.description)),
              ),
            ),
          )
        : [];
    case 'signature':
      return model.kind === 'hook'
        ? [
            { type: 'code', lang: 'ts', value: typeText(model.signature) },
            ...(model.returns
              ? [
                  {
                    type: 'paragraph' as const,
                    children: [text(`${words.returns} `), ...fromCell(model.returns)],
                  },
                ]
              : []),
          ]
        : [];
    case 'demos':
      return list(
        page.demos.all.map(({ name, pathname }) => {
          const url = link(`${pathname.replace(/\/?$/, '/')}#${name}`);
          return url === undefined
            ? [code(name)]
            : [{ type: 'link', url, children: [text(name)] } as PhrasingContent];
        }),
      );
    case 'changes': {
      const { changes } = page;
      if (!changes) return [];
      return list([
        ...changes.added.map((name) => [text(`${words.added}: `), code(name)]),
        ...changes.removed.map(({ name, type }) => [
          text(`${words.removed}: `),
          code(`${name}: ${type}`),
        ]),
        ...changes.retyped.map(({ name, before, after }) => [
          text(`${words.retyped}: `),
          code(name),
          text(' '),
          code(before),
          text(' → '),
          code(after),
        ]),
        ...changes.redefaulted.map(({ name, before, after }) => [
          text(`${words.redefaulted}: `),
          code(name),
          text(' '),
          code(before ?? '–'),
          text(' → '),
          code(after ?? '–'),
        ]),
      ]);
    }
    default:
      return table(memberHead, partMembers(model, part, group).map(memberRow));
  }
}
