import { translate } from '@docusaurus/Translate';
import styles from './Footer.module.css';

/** The foot of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      {translate({
        id: 'footer.text',
        message:
          'Documentation of Material UI, MUI System and MUI X. The guides and demos of this site are MIT licensed.',
        description: 'Text at the foot of every page',
      })}
    </footer>
  );
}
