import clipboardCopy from 'clipboard-copy';
import { translate } from '@docusaurus/Translate';
import { useNotice } from '../ui';
import { browserStore } from './browserStore';
import { viewAddress } from './rules/viewAddress';
import styles from './SettingsPanel.module.css';

/** Copies an address that shows the page as the reader sees it now. */
export function CopyViewLink() {
  const [notice, showNotice] = useNotice();
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
  const copy = () => {
    clipboardCopy(viewAddress(window.location.href, browserStore().all())).then(
      () => showNotice(messages.copied),
      () => showNotice(messages.failed),
    );
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
        {notice}
      </span>
    </>
  );
}
