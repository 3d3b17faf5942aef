import type { ApiModel } from '../../../../src/api/rules/types';
import type { ApiLookup, PageTouch, TouchKind } from './apiLookup';
import type { FileTouches } from './types';

/** What a demo touches of a page of the reference. */
export interface DemoTouch {
  model: ApiModel;
  members: string[];
  how: TouchKind;
}

const kinds: readonly TouchKind[] = ['direct', 'plan', 'member'];

function strongest(a: TouchKind, b: TouchKind): TouchKind {
  return kinds.find((kind) => kind === a || kind === b)!;
}

/**
 * Joins what the files of a demo touch with the pages of the reference.
 * @returns a touch for each page, in the order in which the demo names them
 */
export function demoTouches(files: readonly FileTouches[], lookup: ApiLookup): DemoTouch[] {
  const found = new Map<ApiModel, { members: Set<string>; how: TouchKind }>();
  const add = ({ model, members, how }: PageTouch) => {
    const known = found.get(model) ?? { members: new Set<string>(), how };
    members.forEach((member) => known.members.add(member));
    found.set(model, { ...known, how: strongest(known.how, how) });
  };
  files.forEach((file) => file.exports.flatMap(lookup.ofExport).forEach(add));
  // A theme's key and a global class may belong to a component in every plan: the one that the demo uses is
  // meant, or the lowest.
  const addOne = (candidates: readonly PageTouch[]) => {
    const used = candidates.find(({ model }) => found.get(model)?.how === 'direct');
    const meant = used ?? candidates[0];
    if (meant) add(meant);
  };
  for (const file of files) {
    file.themed.map(lookup.ofTheme).forEach(addOne);
    file.classNames.map(lookup.ofClass).forEach(addOne);
  }
  return [...found].map(([model, { members, how }]) => ({
    model,
    members: [...members].toSorted(),
    how,
  }));
}
