// Change: four kinds of callout in the site's own look, without the stock icons and types.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  type: string;
  title?: ReactNode;
  children: ReactNode;
}

const titles: Record<string, () => string> = {
  note: () => translate({ id: 'callout.note', message: 'Note', description: 'Title of a callout' }),
  tip: () => translate({ id: 'callout.tip', message: 'Tip', description: 'Title of a callout' }),
  warning: () =>
    translate({ id: 'callout.warning', message: 'Warning', description: 'Title of a callout' }),
  danger: () =>
    translate({ id: 'callout.danger', message: 'Danger', description: 'Title of a callout' }),
};

export default function Admonition({ type, title, children }: Props) {
  const name = titles[type];
  if (!name)
    throw new Error(
      `There is no callout ":::${type}"; use one of ${Object.keys(titles).join(', ')}`,
    );
  return (
    <div className={styles.callout} data-kind={type}>
      <p className={styles.title}>{title ?? name()}</p>
      {children}
    </div>
  );
}
