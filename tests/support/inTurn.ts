import { execFileSync } from 'node:child_process';
import { isFullSweep } from './sweep';

/** The first digits of the commit, as a number; 0 without git. */
function commitNumber(): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
    return parseInt(commit.slice(0, 8), 16);
  } catch {
    return 0;
  }
}

/**
 * Of a long list of cases that one piece of code answers alike, the part whose turn it is at this commit; `npm run test:full` takes all.
 * What was looked at is in the report of the run, and a commit's part stays the same however often it is tested.
 * @param parts - how many commits, on average, until each case has been looked at
 */
export function inTurn<Item>(
  items: readonly Item[],
  parts: number,
  turn = isFullSweep ? undefined : commitNumber(),
): readonly Item[] {
  if (turn === undefined) return items;
  return items.filter((_, index) => index % parts === turn % parts);
}
