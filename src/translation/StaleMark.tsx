import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './StaleMark.module.css';

interface Props {
  /** `lead` of the sentence below the title, which stands above all notices. */
  of?: 'lead';
  /** The current source, and what has changed in it. */
  children: ReactNode;
}

/**
 * Marks a translated block whose source has changed. It is an element of HTML, so that it opens without any script, and what it holds
 * stands in the page's HTML. Pages that have one import it by themselves (`plugins/translation`).
 */
export function StaleMark({ of, children }: Props) {
  return (
    <details className={styles.mark} data-pagefind-ignore="">
      <summary>
        {of === 'lead'
          ? translate({
              id: 'translation.staleLead',
              message: 'The English description of this page has changed',
              description:
                'Opens the English text of the sentence below the title, on a translated page',
            })
          : translate({
              id: 'translation.stale',
              message: 'The English text has changed',
              description: 'Opens the English text of a paragraph whose translation is out of date',
            })}
      </summary>
      {children}
    </details>
  );
}
