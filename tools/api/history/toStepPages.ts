import { createHash } from 'node:crypto';
import type { ApiMember, ApiModel, ApiType, TypePart } from '../../../src/api/rules/types';
import { partKey, type StepMember, type StepPage, type StepPages } from './types';

/** Groups that are not compared: CSS properties, which are the same for every component. */
const cssOrigin = 'System';

const textOf = (parts: readonly TypePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/** The members of a model that are compared: its own and those of the family, not the element's. */
function membersOf(model: ApiModel): ApiMember[] {
  switch (model.kind) {
    case 'component':
      return [
        ...model.props,
        ...model.inherited
          .filter(({ origin }) => origin !== cssOrigin)
          .flatMap(({ members }) => members),
      ];
    case 'hook':
      return [];
    default:
      return model.groups.flatMap(({ members }) => members);
  }
}

/** Text of the HTML that descriptions are made into. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Described {
  description: string;
  deprecated?: string;
  default?: string;
  required?: true;
  plan?: ApiMember['plan'];
}

function toMember(
  type: ApiType | undefined,
  { description, deprecated, default: value, required, plan }: Described,
): StepMember {
  const about = plain(description);
  return {
    type: type ? textOf(type.parts) : '',
    ...(type?.expanded && { expanded: textOf(type.expanded) }),
    ...(value !== undefined && { default: value }),
    ...(required && { required }),
    ...(deprecated !== undefined && { deprecated: plain(deprecated) }),
    ...(about !== '' && { about: createHash('sha256').update(about).digest('hex').slice(0, 8) }),
    ...(plan && { plan }),
  };
}

/** What has a name beside members. */
function partsOf(model: ApiModel): Record<string, StepMember> {
  if (model.kind === 'component') {
    return Object.fromEntries([
      ...model.slots.map((slot) => [partKey('slot', slot.name), toMember(slot.props, slot)]),
      ...model.classes.map((one) => [
        partKey('class', one.name),
        { ...toMember(undefined, one), type: `.${one.className}` },
      ]),
    ]);
  }
  if (model.kind !== 'hook') return {};
  return Object.fromEntries([
    [partKey('signature', model.name), toMember(model.signature, { description: '' })],
    ...model.parameters.map((one) => [partKey('parameter', one.name), toMember(one.type, one)]),
    ...model.returned.map((one) => [partKey('returned', one.name), toMember(one.type, one)]),
  ]);
}

const inOrder = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Keeps of compiled models what is compared, in a fixed order. */
export function toStepPages(models: readonly ApiModel[]): StepPages {
  return inOrder(
    Object.fromEntries(
      models.map((model): [string, StepPage] => {
        const members: Record<string, StepMember> = {};
        for (const member of membersOf(model)) {
          // Own ones are first. Members may be called `constructor`, which every object has.
          if (!Object.hasOwn(members, member.name)) {
            members[member.name] = toMember(member.type, member);
          }
        }
        return [
          model.pathname,
          {
            kind: model.kind,
            name: model.name,
            ...(model.plan && { plan: model.plan }),
            ...(model.deprecated !== undefined && { deprecated: plain(model.deprecated) }),
            members: inOrder(members),
            parts: inOrder(partsOf(model)),
          },
        ];
      }),
    ),
  );
}
