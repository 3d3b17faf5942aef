import { diffLines } from 'diff';
import { changedGroups, type ChangedLine } from '../rules/changedLines';

/** Compares two texts line by line; see {@link changedGroups}. */
export function compareTexts(before: string, after: string): ChangedLine[][] {
  const lines = diffLines(before, after).flatMap(({ value, added, removed }): ChangedLine[] =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text })),
  );
  return changedGroups(lines);
}
