import { translate } from '@docusaurus/Translate';
import { useCopy } from './useCopy';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** What is copied, for the accessible name: a file name or "code". */
  subject: string;
  getText: () => string;
  className?: string;
}

/** Copies code to the clipboard; its label and a live region tell the outcome. */
export function CopyButton({ subject, getText, className }: CopyButtonProps) {
  const { state, copy } = useCopy();
  const labels = {
    idle: translate({
      id: 'code.copy',
      message: 'Copy',
      description: 'Label of the button that copies a code block',
    }),
    copied: translate({
      id: 'code.copied',
      message: 'Copied',
      description: 'Label of the copy button after it worked',
    }),
    failed: translate({
      id: 'code.copyFailed',
      message: 'Copy failed',
      description: 'Label of the copy button when the browser refused',
    }),
  };
  const name = translate(
    {
      id: 'code.copyName',
      message: 'Copy {subject}',
      description: 'Accessible name of the copy button; subject is a file name or the word code',
    },
    { subject },
  );
  return (
    <>
      <button
        type="button"
        className={[styles.button, className].filter(Boolean).join(' ')}
        data-state={state}
        aria-label={name}
        onClick={() => copy(getText())}
      >
        {labels[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  );
}
