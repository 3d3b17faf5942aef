import { rowKey } from '../../history/rules/rowKey';
import type { RowKind } from '../../history/rules/types';
import { memberAnchor } from './memberAnchor';
import type { ApiGroup, ApiMember, ApiModel, ApiPartName } from './types';

/** A named row of a part, with its anchor. */
export interface PartRow {
  name: string;
  anchor: string;
  /** Its key in the history of the page; see `rowKey`. */
  key: string;
}

function namedBy(
  anchor: Parameters<typeof memberAnchor>[0],
  members: { name: string }[],
  prefix: string,
  kind: RowKind = anchor,
): PartRow[] {
  return members.map(({ name }) => ({
    name,
    anchor: memberAnchor(anchor, name, prefix),
    key: rowKey(kind, name),
  }));
}

/** What the anchors of a model's members begin with. */
export function memberKind(model: ApiModel): Parameters<typeof memberAnchor>[0] {
  if (model.kind === 'events') return 'event';
  return model.kind === 'selectors' ? 'selector' : 'member';
}

/** The groups of an interface or a catalogue. */
export function groupsOf(model: ApiModel): ApiGroup[] {
  return 'groups' in model ? model.groups : [];
}

/** The members of one part, in the order shown; none for a part without members. */
export function partMembers(model: ApiModel, part: ApiPartName, group?: string): ApiMember[] {
  switch (part) {
    case 'props':
      return model.kind === 'component' ? model.props : [];
    case 'inherited':
      return model.kind === 'component' ? model.inherited.flatMap(({ members }) => members) : [];
    case 'parameters':
      return model.kind === 'hook' ? model.parameters : [];
    case 'returned':
      return model.kind === 'hook' ? model.returned : [];
    case 'group':
      return groupsOf(model).find(({ origin }) => origin === group)?.members ?? [];
    default:
      return [];
  }
}

/**
 * The rows of a part of an API page with their anchors: what can be linked to and filtered.
 * @param group - origin of the group that the part `group` shows
 */
export function partRows(
  model: ApiModel,
  part: ApiPartName,
  prefix = '',
  group?: string,
): PartRow[] {
  switch (part) {
    case 'slots':
      return model.kind === 'component' ? namedBy('slot', model.slots, prefix) : [];
    case 'classes':
      return model.kind === 'component' ? namedBy('class', model.classes, prefix) : [];
    case 'group':
      return namedBy(memberKind(model), partMembers(model, part, group), prefix);
    case 'returned':
      return namedBy('member', partMembers(model, part), prefix, 'returned');
    case 'parameters':
      return namedBy('prop', partMembers(model, part), prefix, 'parameter');
    default:
      return namedBy('prop', partMembers(model, part), prefix);
  }
}

/** Every row of a page. */
export function allRows(model: ApiModel): PartRow[] {
  const parts = ['props', 'inherited', 'slots', 'classes', 'parameters', 'returned'] as const;
  return [
    ...parts.flatMap((part) => partRows(model, part)),
    ...groupsOf(model).flatMap(({ origin }) => partRows(model, 'group', '', origin)),
  ];
}
