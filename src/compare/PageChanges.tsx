import type { CSSProperties, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { piecesOf } from '../changelog/rules/releases';
import { parseRowKey, rowAnchor } from '../history/rules/rowKey';
import type { ChangeNote } from '../history/rules/servedHistory';
import { kindNames } from './kindNames';
import { partNames } from './partNames';
import type { PageChange, RowChange } from './rules/compareApi';
import styles from './Compare.late.module.css';

const repositories: readonly [RegExp, string][] = [
  [/^\/x\//, 'https://github.com/mui/mui-x'],
  [/./, 'https://github.com/mui/material-ui'],
];

/** The line of the changelog and the section of the guide that name a change. */
function Notes({ note, pathname }: { note: ChangeNote | undefined; pathname: string }) {
  if (!note) return null;
  const [, repository] = repositories.find(([of]) => of.test(pathname))!;
  return (
    <>
      {note.log ? (
        <p className={styles.note}>
          {translate({
            id: 'compare.changelog',
            message: 'Changelog',
            description: 'Stands before a line of the changelog that names a change',
          })}
          {': '}
          {piecesOf(note.log).map(([kind, piece], index) => {
            const key = `${index}${piece}`;
            if (kind === 'code') return <code key={key}>{piece}</code>;
            if (kind === 'plain') return <span key={key}>{piece}</span>;
            return (
              <a key={key} href={`${repository}/pull/${piece}`}>
                #{piece}
              </a>
            );
          })}
        </p>
      ) : null}
      {note.guide ? (
        <p className={styles.note}>
          <Link to={note.guide}>
            {translate({
              id: 'compare.guide',
              message: 'Migration guide',
              description: 'Link to the section of a migration guide that covers a change',
            })}
          </Link>
        </p>
      ) : null}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Change({ change, pathname }: { change: RowChange; pathname: string }) {
  const { kind, key, before, after, version, note } = change;
  const { kind: part, name } = parseRowKey(key);
  const label = <code>{kind === 'renamed' ? `${before} → ${after}` : name}</code>;
  const isReason = kind === 'deprecated';
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <span className={styles.mark} data-change={kind}>
          {kindNames()[kind]}
        </span>
        {kind === 'removed' ? (
          <span className={styles.name}>{label}</span>
        ) : (
          <Link className={styles.name} to={`${pathname}/#${rowAnchor(key)}`}>
            {label}
          </Link>
        )}
        <span className={styles.part}>
          {partNames()[part]} · {version}
        </span>
      </div>
      {kind === 'renamed' || (before === undefined && after === undefined) ? null : (
        <dl className={styles.types}>
          {before === undefined ? null : (
            <Fact
              label={translate({
                id: 'compare.before',
                message: 'Before',
                description: 'Label of a type or default value in the earlier version',
              })}
            >
              <code>{before}</code>
            </Fact>
          )}
          {after === undefined ? null : isReason ? (
            <Fact
              label={translate({
                id: 'compare.reason',
                message: 'Instead',
                description: 'Label of what to use instead of something deprecated',
              })}
            >
              <span lang="en">{after}</span>
            </Fact>
          ) : (
            <Fact
              label={translate({
                id: 'compare.after',
                message: 'Now',
                description: 'Label of a type or default value in the later version',
              })}
            >
              <code>{after}</code>
            </Fact>
          )}
        </dl>
      )}
      <Notes note={note} pathname={pathname} />
    </li>
  );
}

interface PageChangesProps {
  page: PageChange;
}

/** How a page of the reference changed. */
export function PageChanges({ page }: PageChangesProps) {
  const { pathname, name, status, version = '', deprecated, note, rows } = page;
  const own = [
    ...(status ? [[status, version] as const] : []),
    ...(deprecated ? [['deprecated', deprecated] as const] : []),
  ];
  return (
    <section className={styles.page}>
      <h2 className={styles.title}>
        <Link to={`${pathname}/`}>{name}</Link>
      </h2>
      {own.map(([what, when]) => (
        <p key={what} className={styles.head}>
          <span className={styles.mark} data-change={what}>
            {kindNames()[what]}
          </span>
          <span className={styles.part}>
            {what === 'added'
              ? translate(
                  {
                    id: 'compare.newPage',
                    message: 'New in {version}.',
                    description: 'Of a component that came between two versions',
                  },
                  { version: when },
                )
              : translate(
                  {
                    id: 'compare.deprecatedPage',
                    message: 'Deprecated in {version}.',
                    description: 'Of a component that is deprecated since',
                  },
                  { version: when },
                )}
          </span>
        </p>
      ))}
      {own.length > 0 ? <Notes note={note} pathname={pathname} /> : null}
      {rows.length > 0 ? (
        <ul className={styles.rows} style={{ '--rows': rows.length } as CSSProperties}>
          {rows.map((change) => (
            <Change key={`${change.kind} ${change.key}`} change={change} pathname={pathname} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
