import { translate } from '@docusaurus/Translate';
import styles from './Editor.late.module.css';

/** Says what a program was refused, or what was dropped without a word to it; to stand in a `status`. */
export function Refused({ what }: { what: string }) {
  if (what === '') return null;
  return (
    <p className={styles.note}>
      {translate({
        id: 'editor.refused',
        message: 'The sandbox blocked this:',
        description: 'In the editor of a demo; what the browser refused follows, in English',
      })}{' '}
      <code lang="en" dir="ltr">
        {what}
      </code>
    </p>
  );
}
