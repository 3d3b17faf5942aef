import type { CSSProperties, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Html } from './Html';
import styles from './Api.module.css';

/** A small word beside a name. */
export function Mark({ kind, children }: { kind: 'required' | 'since'; children: ReactNode }) {
  return (
    <span className={styles.mark} data-kind={kind}>
      {children}
    </span>
  );
}

/** The default of a prop or a slot. */
export function DefaultValue({ children }: { children: string }) {
  return (
    <span className={styles.default}>
      {translate({
        id: 'api.default',
        message: 'Default:',
        description: 'Stands before the default value of a prop',
      })}{' '}
      <code>{children}</code>
    </span>
  );
}

/** Says that something is deprecated, and what to use. */
export function Deprecated({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <div className={styles.deprecated}>
      <strong>
        {translate({
          id: 'api.deprecated',
          message: 'Deprecated',
          description: 'Stands before the reason why something should not be used any more',
        })}
      </strong>{' '}
      <Html html={reason} className={styles.inlineText} />
    </div>
  );
}

interface RowProps {
  anchor: string;
  name: string;
  marks?: ReactNode;
  /** How many lines it takes below its name on a telephone: room for as long as the browser has not laid it out. */
  lines: number;
  children: ReactNode;
}

/** One entry of a list of the API reference, under its permanent anchor. */
export function Row({ anchor, name, marks, lines, children }: RowProps) {
  return (
    <li
      id={anchor}
      className={styles.row}
      data-row=""
      style={{ '--lines': lines } as CSSProperties}
    >
      <div className={styles.head}>
        <a href={`#${anchor}`} className={styles.name}>
          <code>{name}</code>
        </a>
        {marks}
      </div>
      {children}
    </li>
  );
}
