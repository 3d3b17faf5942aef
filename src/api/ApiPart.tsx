import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ApiPartProps } from './ApiModule';
import { Changes } from './Changes';
import { DemoPages } from './DemoPages';
import { Members } from './Members';
import { partMembers, partRows } from './rules/partRows';
import { Returns } from './Returns';
import { Classes, Slots } from './Slots';
import { Summary } from './Summary';
import { TypeText } from './TypeText';
import type { ApiComponent, ApiPage } from './rules/types';
import styles from './Api.module.css';

function Inherited({
  page,
  model,
  prefix,
}: {
  page: ApiPage;
  model: ApiComponent;
  prefix: string;
}) {
  const rows = new Map(partRows(model, 'inherited', prefix).map((row) => [row.name, row] as const));
  return (
    <>
      {model.inherited.map(({ origin, pathname, members }) => (
        <details key={origin} className={styles.group} data-group="">
          <summary>
            {/* A text that begins with a number takes its direction from its letters. */}
            <bdi>
              {translate(
                {
                  id: 'api.inheritedFrom',
                  message: '{count} from {origin}',
                  description: 'Opens the props that a component takes over from another',
                },
                { count: members.length, origin },
              )}
            </bdi>
          </summary>
          {pathname ? (
            <p className={styles.text}>
              <Link to={pathname}>{origin}</Link>
            </p>
          ) : null}
          <Members
            page={page}
            members={members}
            rows={members.map(({ name }) => rows.get(name)!)}
          />
        </details>
      ))}
      {model.native?.groups.length ? <Native native={model.native} /> : null}
    </>
  );
}

function Native({ native: { element, groups } }: { native: NonNullable<ApiComponent['native']> }) {
  const count = groups.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <details className={styles.group}>
      <summary>
        {element === undefined
          ? translate(
              {
                id: 'api.nativeAttributes',
                message: 'Attributes of the element ({count})',
                description: 'Opens the list of HTML attributes that a component passes on',
              },
              { count },
            )
          : translate(
              {
                id: 'api.nativeAttributesOf',
                message: 'Attributes of <{element}> ({count})',
                description: 'Opens the list of HTML attributes that a component passes on',
              },
              { count, element },
            )}
      </summary>
      {groups.map(({ origin, names }) => (
        <p key={origin} className={styles.native}>
          <strong>{origin}</strong>: <code>{names.join(' ')}</code>
        </p>
      ))}
    </details>
  );
}

/** Shows one part of an API page. */
export function ApiPart({ page, part, group, prefix = '' }: ApiPartProps) {
  const { model } = page;
  const rows = partRows(model, part, prefix, group);
  switch (part) {
    case 'summary':
      return <Summary page={page} />;
    case 'inherited':
      return model.kind === 'component' ? (
        <Inherited page={page} model={model} prefix={prefix} />
      ) : null;
    case 'slots':
      return model.kind === 'component' ? (
        <Slots page={page} slots={model.slots} rows={rows} />
      ) : null;
    case 'classes':
      return model.kind === 'component' ? (
        <Classes page={page} classes={model.classes} rows={rows} />
      ) : null;
    case 'signature':
      return model.kind === 'hook' ? (
        <>
          <p className={styles.signature}>
            <TypeText type={model.signature} id={`${prefix}signature-type`} />
          </p>
          {model.returns ? (
            <div>
              <Returns html={model.returns} />
            </div>
          ) : null}
        </>
      ) : null;
    case 'demos':
      return <DemoPages page={page} />;
    case 'changes':
      return page.changes ? <Changes changes={page.changes} /> : null;
    default:
      return <Members page={page} members={partMembers(model, part, group)} rows={rows} />;
  }
}
