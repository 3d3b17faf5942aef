import { translate } from '@docusaurus/Translate';
import { LanguageLinks } from './LanguageMenu';
import styles from './LanguageChoice.module.css';

/** The languages, as a group of the settings. */
export function LanguageChoice() {
  const label = translate({
    id: 'settings.language',
    message: 'Language',
    description: 'Group of the settings: links to the same page in each language',
  });
  return (
    <nav aria-label={label}>
      <p className={styles.label}>{label}</p>
      <LanguageLinks />
    </nav>
  );
}
