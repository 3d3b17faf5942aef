import { translate } from '@docusaurus/Translate';
import { Html } from './Html';
import styles from './Api.module.css';

/** What a function returns, as its comment says it. */
export function Returns({ html }: { html: string }) {
  return (
    <>
      {translate({
        id: 'api.returns',
        message: 'Returns',
        description:
          'Stands before what a function returns, as one of the points on its parameters',
      })}{' '}
      <Html html={html} className={styles.inlineText} />
    </>
  );
}
