import type { RowState, RowStates } from '../../history/rules/types';

/** The index of a row's state at a version: the last that began up to it; -1 if it is before all. */
export function indexAt(states: RowStates, at: number): number {
  return states.findLastIndex(([since]) => since <= at);
}

/**
 * The states of a row since it is there without a break.
 * @param states - up to the version that is looked at
 * @returns none if it is not there then
 */
export function statesSince(states: RowStates): RowStates {
  return states.slice(states.findLastIndex(([, state]) => state === null) + 1);
}

/**
 * The place of the version in which a field of a row became what it is last. Where the row or the field is not there tells nothing.
 * @param states - up to the version that is looked at
 * @returns that of the first state which tells, if the field never became another one; -1 if none does
 */
export function becameAt(states: RowStates, fieldOf: (state: RowState) => unknown): number {
  let place = -1;
  let last: unknown;
  for (const [at, state] of states) {
    const field = state ? fieldOf(state) : undefined;
    if (field === undefined || field === last) continue;
    place = at;
    last = field;
  }
  return place;
}

/** Whether two states are alike in all for which a state is kept. */
const isAlike = (a: RowState, b: RowState): boolean =>
  a.type === b.type &&
  a.default === b.default &&
  a.required === b.required &&
  (a.deprecated === undefined) === (b.deprecated === undefined);

/**
 * The place of the last version in which a type became another one that is shown by the same text: long texts are cut, and a state is
 * kept by the whole ones, so one that is like the state before differs in what was cut.
 * @param states - up to the version that is looked at
 * @param from - the earlier version, in which it does not count
 * @returns -1 if there is none
 */
export function hiddenRetypeAt(states: RowStates, from: number): number {
  const found = states.findLast(([at, state], index) => {
    const before = states[index - 1]?.[1];
    return at > from && state && before && isAlike(before, state);
  });
  return found?.[0] ?? -1;
}
