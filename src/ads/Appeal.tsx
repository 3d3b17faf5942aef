import { translate } from '@docusaurus/Translate';
import styles from './Ad.module.css';

/** Asks readers whose browser shows no ads to let them in. */
export function Appeal() {
  return (
    <div className={styles.appeal}>
      <p className={styles.appealTitle}>
        {translate({
          id: 'likeMui',
          message: 'Help us keep running',
          description: 'First line of the box that readers with an ad blocker see',
        })}
      </p>
      <p>
        {translate({
          id: 'adblock',
          message:
            'Ads here are about tools for developers and do not track you, so let your blocker show them on this site.',
          description: 'Second line of the box that readers with an ad blocker see',
        })}
      </p>
      <p>
        {translate({
          id: 'thanks',
          message: 'Thank you!',
          description: 'Last line of the box that readers with an ad blocker see; a heart follows',
        })}{' '}
        <span
          role="img"
          aria-label={translate({
            id: 'emojiLove',
            message: 'Love',
            description: 'Name of the heart at the end of the box',
          })}
        >
          ❤️
        </span>
      </p>
    </div>
  );
}
