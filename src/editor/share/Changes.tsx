import { translate } from '@docusaurus/Translate';
import type { ChangedLine } from '../rules/changedLines';
import type { SourceText } from '../program/buildProgram';
import { compareTexts } from './compareTexts';
import styles from '../Editor.late.module.css';

function Line({ kind, text }: ChangedLine) {
  if (kind === 'same') return <span className={styles.line}>{`  ${text}\n`}</span>;
  const isAdded = kind === 'added';
  const Mark = isAdded ? 'ins' : 'del';
  const said = isAdded
    ? translate({
        id: 'editor.added',
        message: 'Added:',
        description: 'Read out before an added line in the list of changes of an edited demo',
      })
    : translate({
        id: 'editor.removed',
        message: 'Removed:',
        description: 'Read out before a removed line in the list of changes of an edited demo',
      });
  return (
    <Mark className={`${styles.line} ${isAdded ? styles.added : styles.removed}`}>
      <span className="visually-hidden">{said}</span>
      {`${isAdded ? '+' : '-'} ${text}\n`}
    </Mark>
  );
}

interface ChangesProps {
  /** The files as the page shows them. */
  before: readonly SourceText[];
  after: readonly SourceText[];
}

/** What a reader has changed, file by file. Fetched when it is asked for. */
export function Changes({ before, after }: ChangesProps) {
  const changed = after.flatMap(({ name, text }) => {
    const old = before.find((file) => file.name === name)?.text ?? '';
    return old === text ? [] : [{ name, groups: compareTexts(old, text) }];
  });
  if (changed.length === 0) {
    return (
      <p className={styles.note}>
        {translate({
          id: 'editor.unchanged',
          message: 'Nothing is changed yet: this is the code from the page.',
          description: 'Shown in the list of changes of an edited demo when there are none',
        })}
      </p>
    );
  }
  return (
    <>
      {changed.map(({ name, groups }) => (
        <section key={name} aria-label={name}>
          <div className={styles.fileName}>{name}</div>
          {groups.map((lines, place) => (
            <pre
              key={place}
              className={styles.changes}
              dir="ltr"
              lang="en"
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
              tabIndex={0}
              role="group"
              aria-label={name}
            >
              {lines.map((line, index) => (
                <Line key={index} {...line} />
              ))}
            </pre>
          ))}
        </section>
      ))}
    </>
  );
}
