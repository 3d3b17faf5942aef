import type { LocalFault, PageFacts } from './types';

/** What is wrong, without the words of a heading, which are others in every language. */
const gist = ({ what }: LocalFault) => what.replace(/ at ".*"$/s, '');

/**
 * Leaves out what is wrong with a translation only because the rest of its page is not translated yet, and is shown in English until
 * then: what it renders has the same faults if it stands alone.
 * @param recorded - the source as far as it is translated
 */
export function leaveOutGaps(faults: readonly LocalFault[], recorded: PageFacts): LocalFault[] {
  const gaps = new Set(recorded.faults.map(gist));
  return faults.filter((fault) => !gaps.has(gist(fault)));
}
