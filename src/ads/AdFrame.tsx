import { useEffect, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import { whenIdle } from '../ui';
import type { AdProps } from './Ad';
import styles from './Ad.module.css';

/**
 * The place of an ad: a box whose size is the same whatever comes, in the server's HTML already. All that
 * fills it is fetched when the page is alive and idle; if that fails, the box stays empty.
 */
export function AdFrame({ demo }: AdProps) {
  const [Ad, setAd] = useState<ComponentType<AdProps> | null>(null);
  useEffect(() => {
    // In a demo's own window nobody can see it.
    if (document.documentElement.hasAttribute('data-alone')) return undefined;
    let stop = whenIdle(() => {
      import('./Ad').then(
        ({ Ad }) => {
          // Its script has just run; its box is a task of its own.
          stop = whenIdle(() => setAd(() => Ad));
        },
        () => {},
      );
    });
    return () => stop();
  }, []);
  const name = translate({
    id: 'ad.name',
    message: 'Advertisement',
    description: 'Accessible name of the place of an ad',
  });
  return (
    <aside
      className={demo ? styles.small : styles.frame}
      aria-label={demo ? `${name}: ${demo}` : name}
      data-ad={demo ?? ''}
    >
      {Ad ? <Ad demo={demo} /> : null}
    </aside>
  );
}
