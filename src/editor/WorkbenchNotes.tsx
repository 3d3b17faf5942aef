import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Tool } from './Tool';
import styles from './Editor.late.module.css';

interface WorkbenchNotesProps {
  /** The code came with a link, and waits to be allowed. */
  isHeldBack: boolean;
  /** The demo is another than the one that was changed. */
  isOutdated: boolean;
  /** What is shown is the code of a link as it came. */
  isLinked: boolean;
  /** A link was to bring code that cannot be read. */
  isLinkLost: boolean;
  /** The browser has other code of the reader. */
  hasOther: boolean;
  onAllow: () => void;
  onCompare: () => void;
  onUpdate: () => void;
  onTakeOther: () => void;
  onDropOther: () => void;
}

function Note({ text, children }: { text: string; children?: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = note.current;
    const editor = element?.closest<HTMLElement>('[data-editor]');
    // With the button that was pressed in it the focus would go, too, and begin again at the top of the page.
    return () => {
      if (element?.contains(document.activeElement)) editor?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={note} className={styles.note} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** What has to be said about where the code is from, each with what can be done. */
export function WorkbenchNotes({
  isHeldBack,
  isOutdated,
  isLinked,
  isLinkLost,
  hasOther,
  onAllow,
  onCompare,
  onUpdate,
  onTakeOther,
  onDropOther,
}: WorkbenchNotesProps) {
  return (
    <>
      {isLinkLost ? (
        <Note
          text={translate({
            id: 'editor.linkLost',
            message:
              'The code of this link could not be read: part of the address is missing or was changed on its way. What you see is not what was sent.',
            description:
              'Shown in the editor of a demo when it was opened by a link whose code is cut off or spoilt',
          })}
        />
      ) : null}
      {isHeldBack ? (
        <Note
          text={translate({
            id: 'editor.foreign',
            message:
              'This code came with a link and was changed by someone. It runs in a frame that reaches nothing of this site, once you allow it.',
            description: 'Shown in the editor of a demo when the code came with a link',
          })}
        >
          <Tool onClick={onAllow}>
            {translate({
              id: 'editor.allow',
              message: 'Run the code',
              description: 'Button that runs code which came with a link',
            })}
          </Tool>
        </Note>
      ) : null}
      {isOutdated ? (
        <Note
          text={
            isLinked
              ? translate({
                  id: 'editor.outdatedLink',
                  message:
                    'This demo has changed since the link was made. The code is as the link has it.',
                  description:
                    'Shown in the editor when the demo of the page is another than the one that the code of a link was made of',
                })
              : translate({
                  id: 'editor.outdated',
                  message:
                    'This demo has changed since you edited it. Your code is here as you left it.',
                  description:
                    'Shown in the editor when the demo of the page is another than before',
                })
          }
        >
          <Tool onClick={onCompare}>
            {translate({
              id: 'editor.compare',
              message: 'Compare both',
              description: 'Button that shows how the edited code differs from the new demo',
            })}
          </Tool>
          <Tool onClick={onUpdate}>
            {translate({
              id: 'editor.takeNew',
              message: 'Get the update',
              description: 'Button that drops the edited code for the new demo',
            })}
          </Tool>
        </Note>
      ) : null}
      {hasOther ? (
        <Note
          text={translate({
            id: 'editor.other',
            message:
              'Other code of this demo is kept here, from earlier or from another tab. It stays until more takes its place.',
            description:
              'Shown in the editor of a demo when the browser keeps code that is not the one that is shown',
          })}
        >
          <Tool onClick={onTakeOther}>
            {translate({
              id: 'editor.takeOther',
              message: 'Your earlier code',
              description: 'Button that shows the other code that the browser keeps of a demo',
            })}
          </Tool>
          <Tool onClick={onDropOther}>
            {translate({
              id: 'editor.dropOther',
              message: 'Discard it',
              description: 'Button that deletes the other code that the browser keeps of a demo',
            })}
          </Tool>
        </Note>
      ) : null}
    </>
  );
}
