import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { registry, usePreference, type PreferenceName } from '../preferences';
import styles from './CodeTabs.module.css';

interface CodeTabsProps {
  /** The preference whose value picks the block. */
  preference: PreferenceName;
  children: ReactNode;
}

/**
 * Code blocks of which the reader's preference shows one. All are in the HTML and CSS decides, so that
 * the right one is painted first and without script.
 */
export function CodeTabs({ preference, children }: CodeTabsProps) {
  const [value, setValue] = usePreference(preference);
  return (
    <div className={styles.tabs} data-code-tabs={preference}>
      <div
        role="group"
        className={styles.list}
        aria-label={translate({
          id: 'code.tabs',
          message: 'Variant of the code',
          description: 'Names the buttons above a command, e.g. npm, pnpm, yarn',
        })}
      >
        {registry[preference].values.map((option) => (
          <button
            key={option}
            type="button"
            className={styles.tab}
            data-value={option}
            aria-pressed={value === option}
            onClick={() => setValue(option as never)}
          >
            {option}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
