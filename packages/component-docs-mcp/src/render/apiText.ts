import semver from 'semver';
import { groupsOf, memberKind } from '../../../../src/api/rules/partRows';
import type {
  ApiChanges,
  ApiHistoryEntry,
  ApiMember,
  ApiPage,
  ApiSlot,
} from '../../../../src/api/rules/types';
import { readingText, type Reading } from '../versions/readVersion';
import { plainHtml } from './plainHtml';
import { scoreTexts } from './scoreText';
import { typeWords } from './typeWords';

interface ApiQuestion {
  /** The line that imports the symbol; absent for what is no export. */
  importLine: string | undefined;
  /** Absolute address of the symbol's page. */
  address: string;
  reading: Reading;
  /** What is known of the versions of its members. */
  history: ApiHistoryEntry | undefined;
  /** Sentence by which members are chosen, and names that are wanted in any case. */
  query?: string | undefined;
  /** Words that stand for those of the query. */
  others?: readonly string[] | undefined;
  members?: readonly string[] | undefined;
  /** Names that are wanted and that it does not have, with those that are like them. */
  missing?: readonly { name: string; near: readonly string[] }[];
}

/** Members of a group that a query shows whole; the names of the others follow. */
const mostRelevant = 12;
const longestType = 300;
const longestDefault = 80;

const short = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

interface Row {
  name: string;
  line: string;
  /** What a query is compared with. */
  words: string;
}

const defaultText = (text: string) => `\`${short(text.replace(/\s+/g, ' '), longestDefault)}\``;

/** The default at the version that is read; where the major version before had another one, both. */
function defaultMark({ name, default: now }: ApiMember, { redefaulted, major }: Facts): string {
  const change = redefaulted.find((each) => each.name === name);
  if (!change) return now === undefined ? '' : `default ${defaultText(now)}`;
  const old = change.before === undefined ? 'no default' : `default ${defaultText(change.before)}`;
  return `${old} before ${major}.0.0, then ${now === undefined ? 'none' : defaultText(now)}`;
}

/** A member in a line or, with parameters, a few. */
function memberRow(member: ApiMember, facts: Facts): Row {
  const { since, deprecated } = facts;
  const from = ownOf(since, member.name);
  const marks = [
    member.required ? 'required' : '',
    member.plan ?? '',
    from ? `since ${from}` : '',
    defaultMark(member, facts),
  ].filter(Boolean);
  const about = plainHtml(member.description);
  const when = ownOf(deprecated, member.name);
  const old =
    member.deprecated === undefined
      ? ''
      : ` **Deprecated${when ? ` since ${when}` : ''}.** ${plainHtml(member.deprecated)}`;
  const parameters = (member.parameters ?? [])
    .filter(({ description }) => description !== '')
    .map(({ name, description }) => ` \`${name}\`: ${plainHtml(description)}`)
    .join('');
  return {
    name: member.name,
    line: `- \`${member.name}\`: \`${short(typeWords(member.type), longestType)}\`${marks.length > 0 ? ` (${marks.join(', ')})` : ''}.${old}${about ? ` ${about}` : ''}${parameters}`,
    words: `${member.name} ${member.name} ${about}`,
  };
}

function slotRow(slot: ApiSlot): Row {
  const about = plainHtml(slot.description);
  const old = slot.deprecated === undefined ? '' : ` **Deprecated.** ${plainHtml(slot.deprecated)}`;
  return {
    name: slot.name,
    line: `- \`${slot.name}\`${slot.default ? ` (default \`${slot.default}\`)` : ''}.${old}${about ? ` ${about}` : ''}`,
    words: `${slot.name} ${slot.name} ${about}`,
  };
}

interface Facts {
  since: Readonly<Record<string, string>>;
  deprecated: Readonly<Record<string, string>>;
  /** What had another default in the major version before; nothing where that is not what is read. */
  redefaulted: ApiChanges['redefaulted'];
  /** The documented major version. */
  major: number;
}

const ownOf = (record: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** All rows of a symbol. */
function rowsOf({ model }: ApiPage, facts: Facts): Row[] {
  switch (model.kind) {
    case 'component':
      return [
        ...[...model.props, ...model.inherited.flatMap(({ members }) => members)].map((member) =>
          memberRow(member, facts),
        ),
        ...model.slots.map(slotRow),
      ];
    case 'hook':
      return [...model.parameters, ...model.returned].map((member) => memberRow(member, facts));
    default:
      return groupsOf(model).flatMap(({ members }) =>
        members.map((member) => memberRow(member, facts)),
      );
  }
}

const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/**
 * Writes what is known of a symbol at a version: how to import it, its members and those it inherits, slots and classes. What is newer
 * than the version stands apart.
 */
export function apiText(page: ApiPage, question: ApiQuestion): string {
  const { model, since } = page;
  const { address, reading, history, query, members: wanted, missing = [] } = question;
  const later: string[] = [];
  const changes = reading.state === 'before' ? history?.changes : undefined;
  const major = semver.major(reading.documented);
  const facts: Facts = {
    since,
    deprecated: history?.deprecated ?? {},
    redefaulted: changes?.redefaulted ?? [],
    major,
  };
  const added = new Set(changes?.added);
  const isThere = (name: string): boolean => {
    if (added.has(name)) {
      later.push(`${name} (new in this major version)`);
      return false;
    }
    const from = ownOf(since, name);
    const isLater =
      (reading.state === 'recorded' || reading.state === 'before') &&
      from !== undefined &&
      semver.gt(from, reading.version);
    if (isLater) later.push(`${name} (${from})`);
    return !isLater;
  };
  const wantedNames = new Set(wanted?.map((name) => name.toLowerCase()));
  // A query that fits nothing, as one in another language may, hides nothing.
  const isUnanswered =
    query !== undefined &&
    wantedNames.size === 0 &&
    scoreTexts(
      query,
      rowsOf(page, facts).map(({ words }) => words),
      question.others,
    ).every((score) => score === 0);
  const group = (title: string, rows: readonly Row[]): string[] => {
    const there = rows.filter(({ name }) => isThere(name));
    if (there.length === 0) return [];
    const isNarrowed = (query !== undefined && !isUnanswered) || wantedNames.size > 0;
    if (!isNarrowed) return [`## ${title}`, there.map(({ line }) => line).join('\n')];
    const scores =
      query === undefined
        ? there.map(() => 0)
        : scoreTexts(
            query,
            there.map(({ words }) => words),
            question.others,
          );
    const ranked = there
      .map((row, at) => ({
        row,
        score: wantedNames.has(row.name.toLowerCase()) ? 1e6 : scores[at]!,
      }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostRelevant)
      .map(({ row }) => row);
    const others = there.filter((row) => !ranked.includes(row)).map(({ name }) => name);
    return [
      `## ${title}`,
      ...(ranked.length > 0 ? [ranked.map(({ line }) => line).join('\n')] : []),
      ...(others.length > 0 ? [`${ranked.length > 0 ? 'Others' : 'Names'}: ${named(others)}`] : []),
    ];
  };
  const membersOf = (rows: readonly ApiMember[]) => rows.map((row) => memberRow(row, facts));
  const blocks: string[] = [];
  switch (model.kind) {
    case 'component': {
      blocks.push(...group('Props', membersOf(model.props)));
      for (const { origin, members } of model.inherited)
        blocks.push(...group(`Props of ${origin}`, membersOf(members)));
      if (model.native?.element)
        blocks.push(`Other attributes go to the \`<${model.native.element}>\` element.`);
      blocks.push(...group('Slots (`slots`, `slotProps`)', model.slots.map(slotRow)));
      const classes = model.classes.map((each) => each.className);
      if (classes.length > 0) blocks.push('## CSS classes', named(classes));
      break;
    }
    case 'hook':
      blocks.push('## Signature', `\`${typeWords(model.signature)}\``);
      blocks.push(...group('Parameters', membersOf(model.parameters)));
      blocks.push(...group('Returns', membersOf(model.returned)));
      break;
    default: {
      const title = { member: 'Members', event: 'Events', selector: 'Selectors' };
      for (const { origin, members } of groupsOf(model))
        blocks.push(
          ...group(
            `${title[memberKind(model) as keyof typeof title] ?? 'Members'} of ${origin}`,
            membersOf(members),
          ),
        );
    }
  }
  const gone = changes?.removed ?? [];
  const retyped = changes?.retyped ?? [];
  const isNew = changes?.isNew;
  const demos = page.demos.all.map(({ id }) => id);
  const about = plainHtml(model.description);
  return [
    `# ${model.name} (${model.kind}${model.plan ? `, ${model.plan}` : ''})`,
    ...(model.deprecated === undefined ? [] : [`**Deprecated.** ${plainHtml(model.deprecated)}`]),
    ...(about ? [about] : []),
    [
      ...(question.importLine ? [`- Import: \`${question.importLine}\``] : []),
      `- Page: ${address}`,
      `- ${readingText(reading)}`,
      ...(model.kind === 'component' && model.themeName
        ? [`- Name in the theme: \`${model.themeName}\``]
        : []),
      ...missing.map(
        ({ name, near }) =>
          `- It has no \`${name}\`${near.length > 0 ? `; near: ${named(near)}` : ''}`,
      ),
    ].join('\n'),
    ...(isNew === undefined || semver.gte(reading.version, isNew)
      ? []
      : [`**It is new in ${isNew}**: ${reading.version} does not have it.`]),
    ...blocks,
    ...(gone.length > 0
      ? [
          `## Only before ${major}.0.0`,
          gone.map(({ name, type }) => `- \`${name}\`: \`${type}\``).join('\n'),
        ]
      : []),
    ...(retyped.length > 0
      ? [
          `## Had another type before ${major}.0.0`,
          retyped.map(({ name, before }) => `- \`${name}\`: \`${before}\``).join('\n'),
        ]
      : []),
    ...(later.length > 0
      ? [`## Newer than ${reading.version}`, `Not there yet: ${named(later)}`]
      : []),
    ...(demos.length > 0
      ? [`Demos (get_demo): ${named(demos.slice(0, 8))}${demos.length > 8 ? ', …' : ''}`]
      : []),
  ].join('\n\n');
}
