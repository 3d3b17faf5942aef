import { useEffect, useId, useSyncExternalStore, type ComponentProps } from 'react';
import { translate } from '@docusaurus/Translate';
import { attempt } from '../ui';
import { keyHint } from './rules/keyHint';
import { loadKeyboardCopy } from './loadKeyboardCopy';
import type { KeyboardCopyClick } from './registerKeyboardCopy';
import { useCopy } from './useCopy';
import styles from './CopyButton.module.css';

interface CopyButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'children' | 'onClick' | 'aria-label' | 'aria-describedby'
> {
  /** What is copied, for the accessible name: a file name or "code". */
  subject: string;
  getText: () => string;
  /** Class of the element around the button and its hint. */
  className?: string;
}

const noSubscription = () => () => {};

/** The keys that copy. Which ones is known in the browser only; until then it is the more frequent ones. */
function useKeys(): string {
  return useSyncExternalStore(
    noSubscription,
    () => keyHint(attempt(() => navigator.platform) ?? ''),
    () => keyHint(''),
  );
}

/**
 * Copies code to the clipboard; its label and a live region tell the outcome. Everything else that is
 * given goes to the button, among it the marks for analytics (`data-ga-event-category` and so on).
 */
export function CopyButton({ subject, getText, className, ...props }: CopyButtonProps) {
  const { state, copy } = useCopy();
  const hint = useId();
  const keys = useKeys();
  useEffect(loadKeyboardCopy, []);
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
  const announcements = {
    idle: '',
    copied: translate(
      {
        id: 'code.copiedName',
        message: 'Copied {subject}',
        description: 'Read out after a copy worked; subject is what was copied, e.g. a file name',
      },
      { subject },
    ),
    failed: translate(
      {
        id: 'code.copyFailedName',
        message: 'Copying {subject} failed',
        description: 'Read out after the browser refused a copy; subject is e.g. a file name',
      },
      { subject },
    ),
  };
  return (
    <span
      className={[styles.root, className].filter(Boolean).join(' ')}
      data-copy=""
      data-state={state}
    >
      <span id={hint} className={styles.hint} data-copy-hint="">
        {translate(
          {
            id: 'code.keyHint',
            message: '(or {keys})',
            description: 'Beside the copy button; keys is e.g. Ctrl + C',
          },
          { keys },
        )}
      </span>
      <button
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        {...props}
        type="button"
        className={styles.button}
        data-copy-button=""
        data-state={state}
        aria-label={translate(
          {
            id: 'code.copyName',
            message: 'Copy {subject}',
            description:
              'Accessible name of the copy button; subject is a file name or names the code',
          },
          { subject },
        )}
        aria-describedby={hint}
        onClick={({ nativeEvent }) => {
          const byKeyboard = (nativeEvent as KeyboardCopyClick).keyboardCopy;
          copy(byKeyboard?.text ?? getText(), byKeyboard ? 'keyboard' : 'click');
        }}
      >
        {labels[state]}
      </button>
      <span role="status" className="visually-hidden">
        {announcements[state]}
      </span>
    </span>
  );
}
