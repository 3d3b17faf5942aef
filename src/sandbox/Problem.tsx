import { translate } from '@docusaurus/Translate';
import { SandboxUnavailable } from './services/loadProject';
import styles from './Problem.late.module.css';

/** The browser did not open a window. */
export class WindowBlocked extends Error {
  override name = 'WindowBlocked';
}

/** A service takes no project; the message is for the reader. */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable';
}

/** Why there is no project of a demo, or no window for it, for the reader. */
export function problemText(error: unknown): string {
  if (error instanceof ServiceUnavailable) return error.message;
  if (error instanceof WindowBlocked) {
    return translate({
      id: 'sandbox.windowBlocked',
      message: 'The browser did not open the window. Allow pop-ups from this site, and try again.',
      description: 'Shown when the browser blocks the window of a demo or of a service',
    });
  }
  if (error instanceof SandboxUnavailable) {
    return translate({
      id: 'sandbox.unavailable',
      message: 'The files of this demo could not be loaded. Check the connection and try again.',
      description: 'Shown when the project of a demo could not be fetched',
    });
  }
  return translate(
    {
      id: 'sandbox.problem',
      message: 'This demo cannot be exported: {reason}',
      description: 'Shown when a demo has no project; reason is an English sentence of the build',
    },
    { reason: error instanceof Error ? error.message : String(error) },
  );
}

const numbers = new WeakMap<object, number>();
let counted = 0;

/** Tells two errors apart that say the same: the second is read out too. */
function numberOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 0;
  if (!numbers.has(error)) numbers.set(error, (counted += 1));
  return numbers.get(error)!;
}

interface ProblemProps {
  error: unknown;
  /** Asks once more for what did not arrive; takes the focus along, since the button goes with the message. */
  onAgain?: () => void;
}

/** Says to the reader what went wrong. */
export function Problem({ error, onAgain }: ProblemProps) {
  return (
    <>
      <p key={numberOf(error)} role="alert" className={styles.problem}>
        {problemText(error)}
      </p>
      {onAgain && error instanceof SandboxUnavailable ? (
        <button type="button" className={styles.again} onClick={onAgain}>
          {translate({
            id: 'sandbox.again',
            message: 'Try again',
            description: 'Button: asks once more for what did not arrive',
          })}
        </button>
      ) : null}
    </>
  );
}
