import { translate } from '@docusaurus/Translate';
import { SandboxUnavailable } from './loadProject';
import styles from './Problem.module.css';

function textOf(error: unknown): string {
  if (error instanceof SandboxUnavailable) {
    return translate({
      id: 'sandbox.unavailable',
      message: 'The files of this demo did not arrive. Check the connection and try again.',
      description: 'Shown when the project of a demo could not be fetched',
    });
  }
  return translate(
    {
      id: 'sandbox.problem',
      message: 'No project can be made of this demo: {reason}',
      description: 'Shown when a demo has no project; reason is an English sentence of the build',
    },
    { reason: error instanceof Error ? error.message : String(error) },
  );
}

/** Says to the reader why there is no project of a demo. */
export function Problem({ error }: { error: unknown }) {
  return (
    <p role="alert" className={styles.problem}>
      {typeof error === 'string' ? error : textOf(error)}
    </p>
  );
}
