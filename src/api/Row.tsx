import type { CSSProperties, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { versionNumber } from '../lens/rules/installed';
import { Html } from './Html';
import type { PartRow } from './rules/partRows';
import type { ApiPage } from './rules/types';
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

/** What the history says of a row. */
export interface VersionsOfRow {
  /** Version in which it came. */
  since?: string;
  /** Version since which it is deprecated. */
  deprecated?: string;
}

/** What the history says of a row, where it says something. */
export function versionsOfRow({ versions }: ApiPage, { key }: PartRow): VersionsOfRow {
  const own = (values: Record<string, string> | undefined) =>
    values && Object.hasOwn(values, key) ? values[key] : undefined;
  return { since: own(versions?.since), deprecated: own(versions?.deprecated) };
}

const sinceStyle = (version: string): object => ({ '--since': versionNumber(version) });

/**
 * Marks for a reader whose installed version is older; without one they are hidden. The stylesheet of the lens shows them, by the number
 * of the version, before a script makes them complete (`src/lens`).
 */
function VersionMarks({ since, deprecated }: VersionsOfRow) {
  return (
    <>
      {since === undefined ? null : (
        <button
          type="button"
          hidden
          className={styles.mark}
          data-kind="needs"
          data-needs={since}
          aria-haspopup="dialog"
        >
          {translate(
            {
              id: 'api.needs',
              message: 'needs {version}',
              description:
                'Mark of a prop that a reader does not have, whose version is older; opens how to upgrade',
            },
            { version: since },
          )}
        </button>
      )}
      {deprecated === undefined ? null : (
        <span
          hidden
          className={styles.mark}
          data-kind="gone"
          data-since={deprecated}
          style={sinceStyle(deprecated)}
        >
          {translate(
            {
              id: 'api.deprecatedSince',
              message: 'deprecated in {version}',
              description:
                'Mark of a prop that is deprecated since a version after the one a reader has',
            },
            { version: deprecated },
          )}
        </span>
      )}
    </>
  );
}

interface RowProps {
  anchor: string;
  name: string;
  marks?: ReactNode;
  versions?: VersionsOfRow;
  /** How many lines it takes below its name on a telephone: room for as long as the browser has not laid it out. */
  lines: number;
  children: ReactNode;
}

/** One entry of a list of the API reference, under its permanent anchor. */
export function Row({ anchor, name, marks, versions = {}, lines, children }: RowProps) {
  const { since } = versions;
  return (
    <li
      id={anchor}
      className={styles.row}
      data-row=""
      data-since={since}
      style={{ '--lines': lines, ...(since && sinceStyle(since)) } as CSSProperties}
    >
      <div className={styles.head}>
        <a href={`#${anchor}`} className={styles.name}>
          <code>{name}</code>
        </a>
        {marks}
        <VersionMarks {...versions} />
      </div>
      {children}
    </li>
  );
}
