import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { registry, usePreference } from '../preferences';
import { variantLabel, type VariantPreference } from './rules/variants';
import styles from './CodeTabs.module.css';
import './variants.module.css';

interface CodeTabsProps {
  /** The preference whose value picks the block. */
  preference: VariantPreference;
  /** Value of another preference for which this group is shown; inside another `<CodeTabs>`. */
  variant?: string;
  /** A block, or another group, for each value; its `variant` names the value. */
  children: ReactNode;
}

function groupName(preference: VariantPreference): string {
  switch (preference) {
    case 'code':
      return translate({
        id: 'code.languageChoice',
        message: 'Language of the code',
        description: 'Names the TS and JS buttons of a code block',
      });
    case 'packageManager':
      return translate({
        id: 'code.packageManagerChoice',
        message: 'Package manager',
        description: 'Names the npm, pnpm and yarn buttons above a command',
      });
    case 'dateLibrary':
      return translate({
        id: 'code.dateLibraryChoice',
        message: 'Date library',
        description: 'Names the Day.js, date-fns, Luxon and Moment buttons above code',
      });
  }
}

/**
 * Code blocks of which the reader's preference shows one. All are in the HTML and CSS decides, so that
 * the right one is painted first and without script.
 */
export function CodeTabs({ preference, variant, children }: CodeTabsProps) {
  const [value, setValue] = usePreference(preference);
  // Two forms of the same file are one block with a switch; other variants are tabs.
  const pair = preference === 'code';
  return (
    <div
      className={pair ? styles.pair : styles.tabs}
      data-group={pair ? 'pair' : 'tabs'}
      data-variants={preference}
      data-variant={variant}
    >
      <div
        role="group"
        className={pair ? styles.switch : styles.list}
        data-choice={preference}
        aria-label={groupName(preference)}
      >
        {registry[preference].values.map((option) => (
          <button
            key={option}
            type="button"
            className={pair ? styles.side : styles.tab}
            data-value={option}
            aria-pressed={value === option}
            // A choice that is already in force is no choice: nothing is stored.
            onClick={() => {
              if (option !== value) setValue(option as never);
            }}
          >
            {variantLabel(preference, option)}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
