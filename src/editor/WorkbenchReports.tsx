import { translate } from '@docusaurus/Translate';
import { PlaceButton, type CodePlace } from './PlaceButton';
import { problemDetail, problemPlace, problemText } from './problemText';
import { Refused } from './Refused';
import type { RunningProgram } from './useProgram';
import styles from './Editor.late.module.css';

interface WorkbenchReportsProps {
  program: RunningProgram;
  /** A part of the editor did not arrive, or the browser refuses what the field for code is made of. */
  missing: 'absent' | 'refused' | undefined;
  /** The browser keeps no changes. */
  isUnkept: boolean;
  /** Goes to a line of a file. */
  onGo: (place: CodePlace) => void;
}

/** What went wrong, and what has come of a change for those who do not see it. */
export function WorkbenchReports({
  program: { problem, refused, shown, canRun },
  missing,
  isUnkept,
  onGo,
}: WorkbenchReportsProps) {
  const place = problem && problemPlace(problem);
  return (
    <>
      <div role="alert" className={styles.alert}>
        {problem ? (
          <div className={styles.problem} data-problem={problem.from}>
            <span>{problemText(problem)} </span>
            {problemDetail(problem) ? (
              <code lang="en" dir="ltr">
                {problemDetail(problem)}
              </code>
            ) : null}
            {place ? <PlaceButton place={place} onGo={onGo} /> : null}
          </div>
        ) : null}
        {missing ? (
          <p className={styles.problem}>
            {missing === 'refused'
              ? translate({
                  id: 'editor.uneditable',
                  message:
                    'The code cannot be edited in this browser, which does not allow what the editor needs.',
                  description:
                    'Shown in place of the field for code where the browser refuses to make it',
                })
              : translate({
                  id: 'late.failed',
                  message: 'This part of the page could not be loaded. Reload the page to see it.',
                  description:
                    'Takes the place of a search in the page whose script did not arrive',
                })}
          </p>
        ) : null}
        {canRun ? null : (
          <p className={styles.problem}>
            {translate({
              id: 'editor.needsBuild',
              message: 'Edited code runs on a built site only: this server bundles no packages.',
              description: 'Shown in the editor of a demo on a development server',
            })}
          </p>
        )}
      </div>
      <div role="status">
        <Refused what={refused} />
        {isUnkept ? (
          <p className={styles.note}>
            {translate({
              id: 'editor.unkept',
              message:
                'The browser does not save these changes. They are lost when you leave this page.',
              description: 'In the editor of a demo when the storage is refused or full',
            })}
          </p>
        ) : null}
        <span className="visually-hidden">
          {shown > 1 && !problem
            ? translate(
                {
                  id: 'editor.shown',
                  message: 'The result is up to date ({count}).',
                  description: 'Read out after edited code has run; count tells two times apart',
                },
                { count: String(shown) },
              )
            : ''}
        </span>
      </div>
    </>
  );
}
