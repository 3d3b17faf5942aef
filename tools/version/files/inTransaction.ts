import { Transaction } from './transaction';
import { Refusal } from '../../command/refusal.cjs';

/** Tells whether the maintainer has asked to stop. */
export interface Interruption {
  /** @throws if so */
  check: () => void;
  end: () => void;
}

/** Turns Ctrl+C into an error at the next step, so that what was done is taken back before the process ends. */
function watchForInterruption(): Interruption {
  let isInterrupted = false;
  const note = () => {
    isInterrupted = true;
  };
  process.on('SIGINT', note);
  process.on('SIGTERM', note);
  return {
    check: () => {
      if (isInterrupted) throw new Error('Interrupted');
    },
    end: () => {
      process.off('SIGINT', note);
      process.off('SIGTERM', note);
    },
  };
}

/**
 * Does work of which either everything stays or nothing.
 * @param work - gets the transaction, and a function to call between steps
 * @throws the work's error, with a line on whether everything could be taken back
 */
export async function inTransaction<Result>(
  siteDir: string,
  work: (transaction: Transaction, step: () => void) => Promise<Result>,
): Promise<Result> {
  const transaction = new Transaction(siteDir);
  const interruption = watchForInterruption();
  try {
    const result = await work(transaction, interruption.check);
    interruption.check();
    transaction.commit();
    return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const failures = await transaction.rollback();
    const outcome =
      failures.length === 0
        ? 'Nothing was changed: every step was taken back.'
        : `Not everything could be taken back:\n${failures
            .map(({ message }) => `  - ${message}`)
            .join(
              '\n',
            )}\nRun git restore . && git clean -fd && npm ci; the working tree was clean before.`;
    throw new Refusal(`${reason}\n${outcome}`);
  } finally {
    interruption.end();
  }
}
