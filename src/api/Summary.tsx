import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PlanBadge } from '../navigation';
import { Html } from './Html';
import { Deprecated } from './Row';
import type { ApiPage } from './rules/types';
import styles from './Api.module.css';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The packages that export something, each with its plan. */
function Packages({ page: { model, libraryVersion } }: { page: ApiPage }) {
  const packages = new Map(model.imports.map((each) => [each.package, each.plan] as const));
  return (
    <ul className={styles.packages}>
      {[...packages].map(([name, plan]) => (
        <li key={name}>
          <code>{name}</code>
          {plan ? <PlanBadge name={plan} compact /> : null}
        </li>
      ))}
      <li>{libraryVersion}</li>
    </ul>
  );
}

/** What something is, who exports it, and how it can be reached. */
export function Summary({ page }: { page: ApiPage }) {
  const { model, changes } = page;
  return (
    <>
      <Deprecated reason={model.deprecated} />
      <Html html={model.description} />
      <dl className={styles.summary}>
        <Fact
          label={translate({
            id: 'api.packages',
            message: 'Packages',
            description: 'Label of the packages that export a component',
          })}
        >
          <Packages page={page} />
        </Fact>
        {model.kind === 'component' ? (
          <>
            <Fact
              label={translate({
                id: 'api.ref',
                message: 'Ref',
                description: 'Label of what the ref of a component gives',
              })}
            >
              {model.ref === null ? (
                translate({
                  id: 'api.noRef',
                  message: 'takes no ref',
                  description: 'Stands where the element type of a ref would be',
                })
              ) : model.ref === 'unknown' ? (
                translate({
                  id: 'api.anyRef',
                  message: 'element not stated',
                  description:
                    'Stands where the element type of a ref would be, if the component takes a ref',
                })
              ) : (
                <code>{model.ref}</code>
              )}
            </Fact>
            {model.themeName === undefined ? null : (
              <Fact
                label={translate({
                  id: 'api.themeName',
                  message: 'Name in the theme',
                  description:
                    'Label of the key under which the theme gives default props and style overrides',
                })}
              >
                <code>{model.themeName}</code>
              </Fact>
            )}
          </>
        ) : null}
        {changes?.isNew === undefined ? null : (
          <Fact
            label={translate({
              id: 'api.newIn',
              message: 'New in',
              description: 'Label of the version in which a component came',
            })}
          >
            {changes.isNew}
          </Fact>
        )}
        {model.related.length === 0 ? null : (
          <Fact
            label={translate({
              id: 'api.related',
              message: 'Related',
              description: 'Label of the interfaces and components that belong to one',
            })}
          >
            <ul className={styles.packages}>
              {model.related.map(({ name, pathname }) => (
                <li key={pathname}>
                  <Link to={pathname}>{name}</Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {model.source === undefined ? null : (
          <Fact
            label={translate({
              id: 'api.source',
              message: 'Source',
              description: 'Label of the link to the source of a component',
            })}
          >
            <Link to={model.source}>
              {translate({
                id: 'api.sourceLink',
                message: 'View on GitHub',
                description: 'Link to the source of a component',
              })}
            </Link>
          </Fact>
        )}
      </dl>
    </>
  );
}
