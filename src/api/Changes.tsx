import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ApiChanges } from './rules/types';
import styles from './Api.module.css';

const absent = '–';

function ChangeRows({ title, rows }: { title: string; rows: { name: string; what: ReactNode }[] }) {
  return rows.map(({ name, what }, index) => (
    <tr key={name}>
      {index === 0 ? (
        <th scope="rowgroup" rowSpan={rows.length}>
          {title}
        </th>
      ) : null}
      <td>
        <code>{name}</code>
      </td>
      <td>{what}</td>
    </tr>
  ));
}

const fromTo = (before: string, after: string) => (
  <>
    <code>{before}</code> → <code>{after}</code>
  </>
);

/** What changed in a component since the major before. */
export function Changes({ changes }: { changes: ApiChanges }) {
  const { added, removed, retyped, redefaulted } = changes;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">
            {translate({
              id: 'api.change',
              message: 'Change',
              description: 'Column of the changes',
            })}
          </th>
          <th scope="col">
            {translate({ id: 'api.prop', message: 'Name', description: 'Column of the changes' })}
          </th>
          <th scope="col">
            {translate({
              id: 'api.changeDetails',
              message: 'Details',
              description: 'Column of the changes: types or values before and after',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        <ChangeRows
          title={translate({
            id: 'api.added',
            message: 'Added',
            description: 'Row group of the changes: props that are new',
          })}
          rows={added.map((name) => ({ name, what: absent }))}
        />
      </tbody>
      <tbody>
        <ChangeRows
          title={translate({
            id: 'api.removed',
            message: 'Removed',
            description: 'Row group of the changes: props that are gone',
          })}
          rows={removed.map(({ name, type }) => ({ name, what: <code>{type}</code> }))}
        />
      </tbody>
      <tbody>
        <ChangeRows
          title={translate({
            id: 'api.retyped',
            message: 'Type changed',
            description: 'Row group of the changes: props with another type',
          })}
          rows={retyped.map(({ name, before, after }) => ({ name, what: fromTo(before, after) }))}
        />
      </tbody>
      <tbody>
        <ChangeRows
          title={translate({
            id: 'api.redefaulted',
            message: 'Default changed',
            description: 'Row group of the changes: props with another default value',
          })}
          rows={redefaulted.map(({ name, before, after }) => ({
            name,
            what: fromTo(before ?? absent, after ?? absent),
          }))}
        />
      </tbody>
    </table>
  );
}
