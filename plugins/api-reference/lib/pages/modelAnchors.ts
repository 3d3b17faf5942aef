import { groupsOf, partRows } from '../../../../src/api/rules/partRows';
import type { ApiModel, ApiPartName } from '../../../../src/api/rules/types';

const parts: readonly ApiPartName[] = [
  'props',
  'inherited',
  'slots',
  'classes',
  'parameters',
  'returned',
];

/** The ids of all rows on the page of a model. */
export function modelAnchors(model: ApiModel): string[] {
  const groups = groupsOf(model).flatMap(({ origin }) => partRows(model, 'group', '', origin));
  return [...parts.flatMap((part) => partRows(model, part)), ...groups].map(({ anchor }) => anchor);
}
