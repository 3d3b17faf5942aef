import type { Site } from '../types';
import { inTransaction } from './inTransaction';
import { forgetBundlerCache } from './siteFiles';
import type { Transaction } from './transaction';

/**
 * Does what a plan says, of which either everything happens or nothing, and tells the plan; a dry run only tells it.
 * @param plan - the lines that are told
 * @param work - as {@link inTransaction} takes it
 */
export async function carryOut(
  { siteDir, log }: Pick<Site, 'siteDir' | 'log'>,
  { plan, dryRun }: { plan: readonly string[]; dryRun: boolean },
  work: (transaction: Transaction, step: () => void) => Promise<void>,
): Promise<void> {
  if (dryRun) {
    plan.forEach((line) => log(line));
    log('This was a dry run: nothing was written.');
    return;
  }
  await inTransaction(siteDir, work);
  forgetBundlerCache(siteDir);
  plan.forEach((line) => log(line));
  log('Done. Look at git diff, run npm test, and commit.');
}
