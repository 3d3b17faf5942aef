import { translate } from '@docusaurus/Translate';
import { PlanBadge } from '../navigation';
import { Html } from './Html';
import type { PartRow } from './rules/partRows';
import { DefaultValue, Deprecated, Row, versionsOfRow } from './Row';
import { rowLines, typeText } from './rules/rowLines';
import { TypeText } from './TypeText';
import type { ApiClass, ApiPage, ApiSlot } from './rules/types';
import styles from './Api.module.css';

interface SlotsProps {
  page: ApiPage;
  slots: ApiSlot[];
  /** Their anchors, in the same order. */
  rows: PartRow[];
}

/** The replaceable parts of a component. */
export function Slots({ page, slots, rows }: SlotsProps) {
  return (
    <ul className={styles.rows}>
      {slots.map((slot, index) => {
        const row = rows[index]!;
        const { anchor } = row;
        return (
          <Row
            key={slot.name}
            anchor={anchor}
            name={slot.name}
            versions={versionsOfRow(page, row)}
            lines={rowLines([
              slot.default,
              slot.className,
              slot.props && typeText(slot.props),
              slot.deprecated,
              slot.description,
            ])}
            marks={slot.plan ? <PlanBadge name={slot.plan} compact /> : null}
          >
            <div className={styles.facts}>
              {slot.default === undefined ? null : <DefaultValue>{slot.default}</DefaultValue>}
              {slot.className === undefined ? null : (
                <span className={styles.default}>
                  {translate({
                    id: 'api.slotClass',
                    message: 'Class:',
                    description: 'Stands before the CSS class of a slot',
                  })}{' '}
                  <code>.{slot.className}</code>
                </span>
              )}
              {slot.props ? <TypeText type={slot.props} id={`${anchor}-type`} /> : null}
            </div>
            <Deprecated reason={slot.deprecated} />
            <Html html={slot.description} />
          </Row>
        );
      })}
    </ul>
  );
}

interface ClassesProps {
  page: ApiPage;
  classes: ApiClass[];
  /** Their anchors, in the same order. */
  rows: PartRow[];
}

/** The CSS classes of a component. */
export function Classes({ page, classes, rows }: ClassesProps) {
  return (
    <ul className={styles.rows}>
      {classes.map(({ name, className, description, deprecated }, index) => (
        <Row
          key={name}
          anchor={rows[index]!.anchor}
          name={`.${className}`}
          versions={versionsOfRow(page, rows[index]!)}
          lines={rowLines([name, deprecated, description])}
        >
          <div className={styles.facts}>
            <span className={styles.default}>
              {translate({
                id: 'api.classKey',
                message: 'Key in classes:',
                description: 'Stands before the name of a class in the prop `classes`',
              })}{' '}
              <code>{name}</code>
            </span>
          </div>
          <Deprecated reason={deprecated} />
          <Html html={description} />
        </Row>
      ))}
    </ul>
  );
}
