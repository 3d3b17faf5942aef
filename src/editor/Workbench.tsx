import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import clipboardCopy from 'clipboard-copy';
import { translate } from '@docusaurus/Translate';
import { attempt, useNotice } from '../ui';
import { browserStore } from '../preferences';
import type { CodeField } from './field/codeField';
import { fieldPhrases } from './fieldPhrases';
import { PlaceButton, type CodePlace } from './PlaceButton';
import type { SourceText } from './program/buildProgram';
import { problemDetail, problemPlace, problemText } from './problemText';
import { keepEdit, readEdit, type EditSubject } from './rules/keptEdit';
import type { Look } from './rules/messages';
import { isTyped } from './rules/neededTypes';
import { textDigest } from './rules/textDigest';
import { Changes } from './share/Changes';
import { longestLink, writeCode } from './share/codeLink';
import type { TypeFindingsProps } from './typing/TypeFindings';
import { useProgram } from './useProgram';
import styles from './Editor.late.module.css';

export interface WorkbenchProps {
  /** What is edited. */
  subject: EditSubject;
  /** Name of the demo, for accessible names. */
  name: string;
  /** The files as the page shows them; the one that is shown first. */
  original: readonly SourceText[];
  /** Changed files that came with a link: run when the reader allows it. */
  linked?: Readonly<Record<string, string>> | undefined;
  /** Without the theme around it. */
  bare?: boolean;
  /** Whether the field takes the focus: somebody has asked for it. */
  takesFocus?: boolean;
  /** Least height in px of what runs. */
  height: number;
  readLook: () => Look;
  /** Address of the page with a fragment that begins with changed code. */
  linkTo: (code: string) => string;
  /** Ways to take the edited files along. */
  renderExport: (changes: Readonly<Record<string, string>>) => ReactNode;
  onClose?: () => void;
}

/** Files with changes in their place. */
function withChanges(
  original: readonly SourceText[],
  changes: Readonly<Record<string, string>>,
): SourceText[] {
  return original.map(({ name, text }) => ({ name, text: changes[name] ?? text }));
}

/** What differs from the files of the page. */
function changesOf(
  original: readonly SourceText[],
  current: readonly SourceText[],
): Record<string, string> {
  const changed = current.filter(({ text }, index) => text !== original[index]?.text);
  return Object.fromEntries(changed.map(({ name, text }) => [name, text]));
}

const storage = () => window.localStorage;

function Tool({ children, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.tool} {...props}>
      {children}
    </button>
  );
}

/** An editor with what its code shows: files, result, errors, and what can be done with the changes. */
export function Workbench({
  subject,
  name,
  original,
  linked,
  bare = false,
  takesFocus = false,
  height,
  readLook,
  linkTo,
  renderExport,
  onClose,
}: WorkbenchProps) {
  const stage = useRef<HTMLDivElement>(null);
  const fieldPlace = useRef<HTMLDivElement>(null);
  const field = useRef<CodeField>(undefined);
  const help = useId();
  const digest = useMemo(
    () => textDigest(original.flatMap((file) => [file.name, file.text])),
    [original],
  );
  const [kept] = useState(() => (linked ? undefined : readEdit(storage, subject)));
  const [sources, setSources] = useState(() => withChanges(original, linked ?? kept?.files ?? {}));
  const [active, setActive] = useState(0);
  const [isHeldBack, setHeldBack] = useState(linked !== undefined);
  const [isOutdated, setOutdated] = useState(kept !== undefined && kept.digest !== digest);
  const [isUnkept, setUnkept] = useState(false);
  const [isFieldMissing, setFieldMissing] = useState(false);
  const [panel, setPanel] = useState<'changes' | 'export'>();
  const [Types, setTypes] = useState<ComponentType<TypeFindingsProps>>();
  const [notice, showNotice] = useNotice();
  const title = translate(
    {
      id: 'editor.result',
      message: 'Result of the edited demo {name}',
      description: 'Accessible name of the frame in which edited code runs; name is a file name',
    },
    { name },
  );
  const program = useProgram({ place: stage, title, style: subject.style, bare, readLook });
  const { run, follow, problem, refused, shown, canRun } = program;
  const changes = changesOf(original, sources);
  const isChanged = Object.keys(changes).length > 0;
  const place = problem && problemPlace(problem);
  const activeName = sources[active]!.name;

  const labelOf = (file: string) =>
    translate(
      {
        id: 'editor.field',
        message: 'Code of {file}',
        description: 'Accessible name of the field in which a demo is edited; file is a file name',
      },
      { file },
    );

  const keep = (next: readonly SourceText[]) => {
    const files = changesOf(original, next);
    const isEdited = Object.keys(files).length > 0;
    setUnkept(!keepEdit(storage, subject, isEdited ? { digest, files } : undefined));
  };

  const change = useEffectEvent((text: string) => {
    const next = sources.map((file, index) => (index === active ? { ...file, text } : file));
    setSources(next);
    setHeldBack(false);
    keep(next);
    run(next);
    // From now on it is the reader's: what is kept counts when the page is loaded again, not what the link has brought.
    if (linked) attempt(() => window.history.replaceState(window.history.state, '', linkTo('')));
  });

  const openField = useEffectEvent(
    (element: HTMLElement, openCodeField: typeof import('./field/codeField').openCodeField) => {
      const file = sources[active]!;
      field.current = openCodeField({
        place: element,
        file,
        label: labelOf(file.name),
        describedBy: help,
        phrases: fieldPhrases(),
        onChange: (text) => change(text),
      });
      // What was asked for with a button takes the focus; what came with the address does not.
      if (!linked && takesFocus) field.current.focus();
    },
  );
  useEffect(() => {
    const element = fieldPlace.current;
    let isWanted = element !== null;
    import('./field/codeField').then(
      ({ openCodeField }) => {
        if (isWanted && element) openField(element, openCodeField);
      },
      () => {
        if (isWanted) setFieldMissing(true);
      },
    );
    return () => {
      isWanted = false;
      field.current?.close();
      field.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (!isHeldBack) run(sources, true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is typed runs by itself
  }, [isHeldBack, run]);

  const look = useEffectEvent(() => follow(readLook()));
  useEffect(() => browserStore().subscribe(() => look()), []);

  const markedLine = place?.name === activeName ? place.line : undefined;
  useEffect(() => field.current?.mark(markedLine), [markedLine, activeName]);

  const open = (index: number, files = sources) => {
    setActive(index);
    const file = files[index]!;
    field.current?.show(file, labelOf(file.name));
  };

  const setAll = (next: SourceText[]) => {
    setSources(next);
    setOutdated(false);
    setHeldBack(false);
    open(Math.min(active, next.length - 1), next);
    keep(next);
    run(next, true);
  };

  const reveal = ({ name: file, line }: CodePlace) => {
    const index = sources.findIndex((each) => each.name === file);
    if (index < 0) return;
    if (index !== active) open(index);
    field.current?.reveal(line);
  };

  const toggleTypes = () => {
    if (Types) {
      setTypes(undefined);
      return;
    }
    import('./typing/TypeFindings').then(
      ({ TypeFindings }) => setTypes(() => TypeFindings),
      () => setFieldMissing(true),
    );
  };

  const copyLink = () => {
    const address = linkTo(writeCode(changes));
    if (address.length - (address.indexOf('#') + 1) > longestLink) {
      setPanel('export');
      showNotice(
        translate({
          id: 'editor.linkTooLong',
          message: 'The changes are too long for a link. Save them as a file instead.',
          description: 'Notice in the editor of a demo, above the ways to save the code',
        }),
      );
      return;
    }
    clipboardCopy(address).then(
      () =>
        showNotice(
          translate({
            id: 'editor.linkCopied',
            message: 'Link to the edited code copied',
            description: 'Notice in the editor of a demo',
          }),
        ),
      () =>
        showNotice(
          translate({
            id: 'demo.linkNotCopied',
            message: 'The browser did not allow copying',
            description: 'Notice when the link to the source of a demo could not be copied',
          }),
        ),
    );
  };

  const search = useCallback(() => {
    field.current?.search().catch(() => {});
  }, []);
  const toggle = (wanted: 'changes' | 'export') =>
    setPanel((now) => (now === wanted ? undefined : wanted));

  return (
    <section
      className={styles.editor}
      aria-label={translate(
        {
          id: 'editor.title',
          message: 'Editor of {name}',
          description: 'Accessible name of the editor of a demo; name is its file name',
        },
        { name },
      )}
      data-editor=""
      data-shown={shown}
    >
      <div
        ref={stage}
        className={styles.result}
        data-bare={bare ? '' : undefined}
        style={{ blockSize: Math.max(program.height, height) }}
      />
      {isHeldBack ? (
        <div className={styles.note} role="status">
          <p>
            {translate({
              id: 'editor.foreign',
              message:
                'This link brings code that was changed by someone. It runs in a frame that reaches nothing of this site, once you allow it.',
              description: 'Shown in the editor of a demo when the code came with a link',
            })}
          </p>
          <Tool onClick={() => setHeldBack(false)}>
            {translate({
              id: 'editor.allow',
              message: 'Run the code',
              description: 'Button that runs code which came with a link',
            })}
          </Tool>
        </div>
      ) : null}
      {isOutdated ? (
        <div className={styles.note} role="status">
          <p>
            {translate({
              id: 'editor.outdated',
              message:
                'This demo has changed since you edited it. Your code is here as you left it.',
              description: 'Shown in the editor when the demo of the page is another than before',
            })}
          </p>
          <Tool onClick={() => setPanel('changes')}>
            {translate({
              id: 'editor.compare',
              message: 'Compare both',
              description: 'Button that shows how the edited code differs from the new demo',
            })}
          </Tool>
          <Tool onClick={() => setAll([...original])}>
            {translate({
              id: 'editor.takeNew',
              message: 'Get the update',
              description: 'Button that drops the edited code for the new demo',
            })}
          </Tool>
        </div>
      ) : null}
      <div className={styles.bar}>
        {sources.length > 1 ? (
          <div
            role="group"
            className={styles.files}
            aria-label={translate({
              id: 'editor.files',
              message: 'Files',
              description: 'Names the group of buttons that choose a file in the editor of a demo',
            })}
          >
            {sources.map((file, index) => (
              <Tool key={file.name} aria-pressed={index === active} onClick={() => open(index)}>
                {file.name}
              </Tool>
            ))}
          </div>
        ) : null}
        <Tool onClick={search}>{fieldPhrases().Find}</Tool>
        <Tool aria-expanded={panel === 'changes'} onClick={() => toggle('changes')}>
          {translate({
            id: 'editor.changes',
            message: 'What I changed',
            description: 'Button that shows the differences between edited code and the demo',
          })}
        </Tool>
        <Tool
          aria-disabled={!isChanged}
          onClick={() => {
            if (isChanged) copyLink();
          }}
        >
          {translate({
            id: 'editor.copyLink',
            message: 'Copy link',
            description: 'Button that copies an address with the edited code in it',
          })}
        </Tool>
        {canRun && sources.some((file) => isTyped(file.name)) ? (
          <Tool aria-pressed={!!Types} onClick={toggleTypes}>
            {translate({
              id: 'typing.check',
              message: 'Check types',
              description: 'Button in the editor of a demo that has the compiler check its types',
            })}
          </Tool>
        ) : null}
        <Tool aria-expanded={panel === 'export'} onClick={() => toggle('export')}>
          {translate({
            id: 'editor.export',
            message: 'Share or export…',
            description: 'Button that shows where edited code can be opened or saved',
          })}
        </Tool>
        <Tool
          aria-disabled={!isChanged}
          onClick={() => {
            if (isChanged) setAll([...original]);
          }}
        >
          {translate({
            id: 'editor.reset',
            message: 'Reset code',
            description: 'Button that brings the code of a demo back as the page has it',
          })}
        </Tool>
        {onClose ? (
          <Tool onClick={onClose}>
            {translate({
              id: 'editor.close',
              message: 'Close editor',
              description: 'Button that closes the editor of a demo; the changes are kept',
            })}
          </Tool>
        ) : null}
        <span role="status" className={styles.notice}>
          {notice}
        </span>
      </div>
      {panel === 'export' ? <div className={styles.panel}>{renderExport(changes)}</div> : null}
      {panel === 'changes' ? (
        <div className={styles.panel}>
          <Changes before={original} after={sources} />
        </div>
      ) : null}
      <div ref={fieldPlace} className={styles.field} data-code-field="" />
      <p id={help} className={styles.help}>
        {translate({
          id: 'editor.leave',
          message: 'Tab indents. To leave the field with the keyboard, press Escape, then Tab.',
          description: 'Below the field in which a demo is edited; read out with it, too',
        })}
      </p>
      {Types ? <Types sources={sources} onGo={reveal} /> : null}
      <div role="alert" className={styles.alert}>
        {problem ? (
          <div className={styles.problem} data-problem={problem.from}>
            <span>{problemText(problem)} </span>
            {problemDetail(problem) ? (
              <code lang="en" dir="ltr">
                {problemDetail(problem)}
              </code>
            ) : null}
            {place ? <PlaceButton place={place} onGo={reveal} /> : null}
          </div>
        ) : null}
        {isFieldMissing ? (
          <p className={styles.problem}>
            {translate({
              id: 'late.failed',
              message: 'This part of the page could not be loaded. Reload the page to see it.',
              description: 'Takes the place of a search in the page whose script did not arrive',
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
        {refused ? (
          <p className={styles.note}>
            {translate({
              id: 'editor.refused',
              message: 'The sandbox blocked this:',
              description: 'In the editor of a demo; what the browser refused follows, in English',
            })}{' '}
            <code lang="en" dir="ltr">
              {refused}
            </code>
          </p>
        ) : null}
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
    </section>
  );
}
