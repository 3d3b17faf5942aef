import { translate } from '@docusaurus/Translate';
import { PlanBadge } from '../navigation';
import { DemoLinks } from './DemoLinks';
import { Html } from './Html';
import { Returns } from './Returns';
import type { PartRow } from './rules/partRows';
import { DefaultValue, Deprecated, Mark, Row, versionsOfRow } from './Row';
import { rowLines, typeText } from './rules/rowLines';
import { TypeText } from './TypeText';
import type { ApiMember, ApiPage } from './rules/types';
import styles from './Api.module.css';

interface MembersProps {
  page: ApiPage;
  members: ApiMember[];
  /** Anchors of the members, in the same order. */
  rows: PartRow[];
}

function Parameters({ member, id }: { member: ApiMember; id: string }) {
  if (!member.parameters?.length && !member.returns) return null;
  return (
    <ul className={styles.parameters}>
      {member.parameters?.map(({ name, type, description }) => (
        <li key={name}>
          <code>{name}</code> <TypeText type={type} id={`${id}-${name}-type`} />
          {description ? ' ' : null}
          <Html html={description} className={styles.inlineText} />
        </li>
      ))}
      {member.returns ? (
        <li>
          <Returns html={member.returns} />
        </li>
      ) : null}
    </ul>
  );
}

/** The lines of a member's row, see {@link rowLines}. */
function memberLines(member: ApiMember, hasDemos: boolean): number {
  return rowLines([
    `${typeText(member.type)} ${member.default ?? ''}`,
    member.deprecated,
    member.description,
    ...(member.parameters ?? []).map(
      ({ name, type, description }) => `${name} ${typeText(type)} ${description}`,
    ),
    member.returns,
    hasDemos ? 'Demos' : '',
  ]);
}

/** Members may be called `constructor` or `toString`, which every object has. */
function own<T>(values: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Props, fields, methods, events or selectors. */
export function Members({ page, members, rows }: MembersProps) {
  return (
    <ul className={styles.rows}>
      {members.map((member, index) => {
        const row = rows[index]!;
        const { anchor } = row;
        const since = own(page.since, member.name);
        const demos = own(page.demos.members, member.name) ?? [];
        return (
          <Row
            key={member.name}
            anchor={anchor}
            name={member.name}
            lines={memberLines(member, demos.length > 0)}
            versions={versionsOfRow(page, row)}
            marks={
              <>
                {member.plan ? <PlanBadge name={member.plan} compact /> : null}
                {member.required ? (
                  <Mark kind="required">
                    {translate({
                      id: 'api.required',
                      message: 'required',
                      description: 'Mark of a prop that has to be given',
                    })}
                  </Mark>
                ) : null}
                {since ? (
                  <Mark kind="since">
                    {translate(
                      {
                        id: 'api.since',
                        message: 'since {version}',
                        description: 'Mark of a prop that came in a later version',
                      },
                      { version: since },
                    )}
                  </Mark>
                ) : null}
              </>
            }
          >
            <div className={styles.facts}>
              <TypeText type={member.type} id={`${anchor}-type`} />
              {member.default === undefined ? null : <DefaultValue>{member.default}</DefaultValue>}
            </div>
            <Deprecated reason={member.deprecated} />
            <Html html={member.description} />
            <Parameters member={member} id={anchor} />
            {demos.length > 0 ? (
              <details className={styles.demos}>
                <summary>
                  {translate({
                    id: 'api.memberDemos',
                    message: 'Demos',
                    description: 'Opens the list of demos that use a prop',
                  })}
                </summary>
                <DemoLinks demos={demos} />
              </details>
            ) : null}
          </Row>
        );
      })}
    </ul>
  );
}
