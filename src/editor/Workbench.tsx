import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { browserStore } from '../preferences';
import { FileChoice } from './FileChoice';
import { fieldPhrases } from './fieldPhrases';
import type { CodePlace } from './PlaceButton';
import type { SourceText } from './program/buildProgram';
import { problemPlace } from './problemText';
import { changesOf, withChanges } from './rules/changedFiles';
import type { EditSubject } from './rules/keptEdit';
import type { Look } from './rules/messages';
import { isTyped } from './rules/neededTypes';
import { textDigest } from './rules/textDigest';
import { Changes } from './share/Changes';
import { writeCode, type LinkedCode } from './share/codeLink';
import { Tool } from './Tool';
import { useTypeFindings } from './typing/useTypeFindings';
import { useCodeField } from './useCodeField';
import { useCodeLink } from './useCodeLink';
import { useKeptEdit } from './useKeptEdit';
import { useProgram } from './useProgram';
import { WorkbenchNotes } from './WorkbenchNotes';
import { WorkbenchReports } from './WorkbenchReports';
import styles from './Editor.late.module.css';

export interface WorkbenchProps {
  /** What is edited. */
  subject: EditSubject;
  /** Name of the demo, for accessible names. */
  name: string;
  /** The files as the page shows them; the one that is shown first. */
  original: readonly SourceText[];
  /** Code that came with a link, until the reader changes or leaves it: run when the reader allows it. */
  linked?: LinkedCode | undefined;
  /** A link came whose code cannot be read. */
  isLinkLost?: boolean | undefined;
  /** The reader changes or leaves what came. */
  onLeaveLink?: () => void;
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

/** An editor with what its code shows: files, result, errors, and what can be done with the changes. */
export function Workbench({
  subject,
  name,
  original,
  linked,
  isLinkLost = false,
  onLeaveLink,
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
  const help = useId();
  const digest = useMemo(
    () => textDigest(original.flatMap((file) => [file.name, file.text])),
    [original],
  );
  const { kept, isUnkept, hasOther, keep, putAside, takeOther, dropOther } = useKeptEdit(
    subject,
    !!linked,
  );
  const [sources, setSources] = useState(() =>
    withChanges(original, linked?.files ?? kept?.files ?? {}),
  );
  /** Digest of the files that were changed. */
  const [base, setBase] = useState((linked ?? kept)?.digest ?? digest);
  const [active, setActive] = useState(0);
  const [isHeldBack, setHeldBack] = useState(!!linked || !!kept?.held);
  const [missing, setMissing] = useState<'absent' | 'refused'>();
  const [panel, setPanel] = useState<'changes' | 'export'>();
  const { Types, toggleTypes } = useTypeFindings(() => setMissing('absent'));
  const title = translate(
    {
      id: 'editor.result',
      message: 'Result of the edited demo {name}',
      description: 'Accessible name of the frame in which edited code runs; name is a file name',
    },
    { name },
  );
  const program = useProgram({ place: stage, title, style: subject.style, bare, readLook });
  const { run, follow, problem, shown, canRun } = program;
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

  const keepAs = (next: readonly SourceText[], isHeld: boolean) => {
    const files = changesOf(original, next);
    const isEdited = Object.keys(files).length > 0;
    keep(isEdited ? { digest, files, ...(isHeld && { held: true }) } : undefined);
  };

  const change = (text: string) => {
    const next = sources.map((file, index) => (index === active ? { ...file, text } : file));
    setSources(next);
    keepAs(next, isHeldBack);
    if (!isHeldBack) run(next);
    onLeaveLink?.();
  };

  const allow = () => {
    setHeldBack(false);
    // A link's code as it came is kept by nobody but the link.
    if (!linked) keepAs(sources, false);
  };

  const field = useCodeField({
    place: fieldPlace,
    file: sources[active]!,
    label: labelOf(activeName),
    describedBy: help,
    phrases: fieldPhrases(),
    onChange: change,
    // What was asked for with a button takes the focus; what came with the address does not.
    takesFocus: takesFocus && !linked && !isLinkLost,
    onMissing: setMissing,
  });

  useEffect(() => {
    if (!isHeldBack) run(sources, true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is typed runs by itself
  }, [isHeldBack, run]);

  const look = useEffectEvent(() => follow(readLook()));
  useEffect(() => browserStore().subscribe(() => look()), []);

  const markedLine = place?.name === activeName ? place.line : undefined;
  useEffect(() => field.current?.mark(markedLine), [field, markedLine, activeName]);

  const open = (index: number, files = sources, isAnew = false) => {
    setActive(index);
    const file = files[index]!;
    field.current?.show(file, labelOf(file.name), isAnew);
  };

  /** Shows other code than what came out of the field. */
  const show = (next: SourceText[], made: string, isHeld: boolean) => {
    setSources(next);
    setBase(made);
    setHeldBack(isHeld);
    // Taken back, code would run that nobody has allowed.
    open(Math.min(active, next.length - 1), next, isHeldBack || isHeld);
    if (!isHeld) run(next, true);
    onLeaveLink?.();
  };

  const reset = () => {
    // Of a link nothing is kept yet: what is, is the reader's own.
    if (!linked) putAside();
    show([...original], digest, false);
  };

  const showOther = () => {
    const edit = takeOther();
    if (edit) show(withChanges(original, edit.files), edit.digest, !!edit.held);
  };

  const reveal = ({ name: file, line }: CodePlace) => {
    const index = sources.findIndex((each) => each.name === file);
    if (index < 0) return;
    if (index !== active) open(index);
    field.current?.reveal(line);
  };

  const { notice, copy } = useCodeLink(linkTo, () => setPanel('export'));

  const search = () => {
    field.current?.search().catch(() => {});
  };
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
      tabIndex={-1}
    >
      <div
        ref={stage}
        className={styles.result}
        data-bare={bare ? '' : undefined}
        style={{ blockSize: Math.max(program.height, height) }}
      />
      <WorkbenchNotes
        isHeldBack={isHeldBack}
        isOutdated={base !== digest}
        isLinked={!!linked}
        isLinkLost={isLinkLost}
        hasOther={hasOther}
        onAllow={allow}
        onCompare={() => setPanel('changes')}
        onUpdate={reset}
        onTakeOther={showOther}
        onDropOther={dropOther}
      />
      <div className={styles.bar}>
        <FileChoice sources={sources} active={active} onOpen={open} />
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
            if (isChanged) copy(writeCode(changes, base));
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
          {/* With its dots behind it, whatever the direction of the page. */}
          <bdi>
            {translate({
              id: 'editor.export',
              message: 'Share or export…',
              description: 'Button that shows where edited code can be opened or saved',
            })}
          </bdi>
        </Tool>
        <Tool
          aria-disabled={!isChanged}
          onClick={() => {
            if (isChanged) reset();
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
      <WorkbenchReports program={program} missing={missing} isUnkept={isUnkept} onGo={reveal} />
    </section>
  );
}
