import { Fragment } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ApiType, TypePart } from './rules/types';
import styles from './Api.module.css';

function Parts({ parts }: { parts: TypePart[] }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      // The parts of a type never move.
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Link key={index} to={part.pathname}>
        {part.name}
      </Link>
    ),
  );
}

interface TypeTextProps {
  type: ApiType;
  /** Unique on the page: names the popover of a type that stands for a longer one. */
  id: string;
}

/** A type; one that stands for something longer has a button that shows it. */
export function TypeText({ type: { parts, expanded }, id }: TypeTextProps) {
  return (
    <span className={styles.typeFrame}>
      <code className={styles.type}>
        <Parts parts={parts} />
      </code>
      {expanded ? (
        <>
          <button
            type="button"
            className={styles.more}
            popoverTarget={id}
            aria-label={translate({
              id: 'api.showType',
              message: 'Show the whole type',
              description: 'Button beside a type that is a name for a longer one',
            })}
          >
            …
          </button>
          <span id={id} popover="auto" className={styles.popover}>
            <code>
              <Parts parts={expanded} />
            </code>
          </span>
        </>
      ) : null}
    </span>
  );
}
