import { useEffect, useRef, useState } from 'react';
import clipboardCopy from 'clipboard-copy';
import { translate } from '@docusaurus/Translate';
import { browserStore } from './browserStore';
import { viewAddress } from './viewAddress';
import styles from './SettingsPanel.module.css';

/** Milliseconds that the outcome is shown. */
const shown = 3000;

/** Copies an address that shows the page as the reader sees it now. */
export function CopyViewLink() {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = () => {
    const tell = (next: 'copied' | 'failed') => {
      clearTimeout(timer.current);
      setOutcome(next);
      timer.current = setTimeout(() => setOutcome(null), shown);
    };
    clipboardCopy(viewAddress(window.location.href, browserStore().all())).then(
      () => tell('copied'),
      () => tell('failed'),
    );
  };
  const messages = {
    copied: translate({
      id: 'settings.linkCopied',
      message: 'Link copied',
      description: 'Told after the link to this view was copied',
    }),
    failed: translate({
      id: 'settings.linkFailed',
      message: 'The browser refused to copy',
      description: 'Told when the link to this view could not be copied',
    }),
  };
  return (
    <>
      <button type="button" className={styles.copy} onClick={copy}>
        {translate({
          id: 'settings.copyLink',
          message: 'Copy link to this view',
          description: 'Button that copies an address with the current settings',
        })}
      </button>
      <span role="status" className={styles.outcome}>
        {outcome ? messages[outcome] : ''}
      </span>
    </>
  );
}
