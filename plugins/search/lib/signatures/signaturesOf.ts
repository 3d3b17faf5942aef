import { memberAnchor, type AnchorKind } from '../../../../src/api/rules/memberAnchor';
import { groupsOf, memberKind } from '../../../../src/api/rules/partRows';
import type { ApiMember, ApiModel, ApiSlot } from '../../../../src/api/rules/types';
import {
  ofPage,
  type SignaturesFile,
} from '../../../../src/search/rules/signatures/signaturesFile';
import { shortType } from './shortType';

/** A page of the API reference. */
export interface SignedPage {
  /** Address below the base of the language, with its last slash and without the first. */
  address: string;
  model: ApiModel;
}

/** A row's anchor and its short type. */
type Signed = readonly [anchor: string, type: string];

const ofMembers = (kind: AnchorKind, members: readonly ApiMember[]): Signed[] =>
  members.map(({ name, type }) => [memberAnchor(kind, name), shortType(type)]);

/** Of a slot, what stands there if nobody replaces it, or what its entry in `slotProps` takes where that is told by a sentence. */
const ofSlots = (slots: readonly ApiSlot[]): Signed[] =>
  slots.flatMap(({ name, default: standard = '', props }): Signed[] => {
    const [, component] = /^(['"]?[\w.]+['"]?)(?: from \S+)?$/.exec(standard) ?? [];
    const type = component === undefined ? props : { parts: [component] };
    return type ? [[memberAnchor('slot', name), shortType(type)]] : [];
  });

function listsOf(model: ApiModel): Signed[][] {
  switch (model.kind) {
    case 'component':
      return [
        ofMembers('prop', model.props),
        ...model.inherited.map(({ members }) => ofMembers('prop', members)),
        ofSlots(model.slots),
      ];
    case 'hook':
      return [
        [[ofPage, shortType(model.signature)]],
        ofMembers('prop', model.parameters),
        ofMembers('member', model.returned),
      ];
    default:
      return groupsOf(model).map(({ members }) => ofMembers(memberKind(model), members));
  }
}

/**
 * Makes the signatures of a product's API rows. The types that most rows have stand first, where their numbers are short.
 * @param pages - those of one product in one docs version
 */
export function signaturesOf(pages: readonly SignedPage[]): SignaturesFile {
  const signed = pages.map(({ address, model }) => ({ address, lists: listsOf(model) }));
  const counts = new Map<string, number>();
  for (const [, type] of signed.flatMap(({ lists }) => lists.flat()))
    counts.set(type, (counts.get(type) ?? 0) + 1);
  const types = [...counts].toSorted((a, b) => b[1] - a[1]).map(([type]) => type);
  const placeOf = new Map(types.map((type, place) => [type, place]));
  const places = new Map<string, number>();
  const placeOfList = (list: readonly Signed[]): number => {
    const text = list.map(([anchor, type]) => `${anchor} ${placeOf.get(type)}`).join(' ');
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  return {
    format: 1,
    types,
    pages: Object.fromEntries(
      signed
        .map(({ address, lists }): [string, number[]] => [
          address,
          lists.filter(({ length }) => length > 0).map(placeOfList),
        ])
        .filter(([, { length }]) => length > 0),
    ),
    lists: [...places.keys()],
  };
}
