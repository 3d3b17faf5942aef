import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { AdShape } from './rules/adState';
import { useDisplay } from './useDisplay';
import styles from './Ad.module.css';

interface AdBoxProps {
  link: string;
  image: string;
  /** Whose ad, or for what. */
  name: string;
  children: ReactNode;
  publisher: string;
  /** Its name in events, if it is reported apart from its slot. */
  label: string | null;
  shape: AdShape;
}

/** An ad that the site draws itself: its own, or the feed's. */
export function AdBox({ link, image, name, children, publisher, label, shape }: AdBoxProps) {
  useDisplay(label);
  const marks = label && {
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': label,
  };
  const by = translate(
    {
      id: 'adPublisher',
      message: 'ad by {publisher}',
      description: 'Below an ad: who placed it; publisher is a name',
    },
    { publisher },
  );
  return (
    <a
      className={shape === 'image' ? styles.card : styles.line}
      href={link}
      target="_blank"
      rel="sponsored noopener noreferrer"
      {...marks}
    >
      {shape === 'image' ? (
        <img className={styles.image} src={image} alt={name} width={130} height={100} />
      ) : null}
      <span className={styles.text}>
        {shape === 'inline' ? (
          <>
            <span className={styles.tag}>
              {translate({
                id: 'ad.tag',
                message: 'Ad',
                description: 'Small tag before an ad that is one line of text',
              })}
            </span>{' '}
          </>
        ) : null}
        <bdi>{children}</bdi>
        {shape === 'inline' ? (
          <>
            {' '}
            <span className={styles.start}>
              {translate({
                id: 'ad.start',
                message: 'Get started',
                description: 'End of an ad that is one line of text',
              })}
            </span>
          </>
        ) : null}
      </span>
      <span className={styles.publisher}>{by}</span>
    </a>
  );
}
