import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { shownStyle } from '../demos/rules/shownStyle';
import type { DemoIdentity } from '../demos/rules/types';
import { usePreference, useEffectiveMode } from '../preferences';
import type { SourceText } from './program/buildProgram';
import { readLook } from './readLook';
import { readSources } from './readSources';
import { editLink } from './rules/editLink';
import { TakeAlong } from './share/TakeAlong';
import { useLinkedCode } from './useLinkedCode';
import { Workbench } from './Workbench';
import styles from './Editor.late.module.css';

export interface DemoEditorProps {
  demo: DemoIdentity;
  /** The element with the demo's sources, opened; null or empty where they have not arrived. */
  getFiles: () => Element | null;
  onClose: () => void;
}

/** Milliseconds between two looks whether the sources have arrived. */
const waitTime = 200;

/** What takes an element out of sight while its size, as far as what is in it is concerned, stays. */
const aside: Partial<CSSStyleDeclaration> = {
  visibility: 'hidden',
  position: 'absolute',
  insetInline: '0',
  blockSize: '0',
  minBlockSize: '0',
  paddingBlock: '0',
  overflow: 'hidden',
};

/** Puts the editor in the place of the running demo and of its source, which come back when it leaves. */
function takePlace(editor: HTMLElement, figure: HTMLElement): () => void {
  const trigger = document.activeElement;
  const [stage] = figure.children;
  const source = editor.parentElement;
  const tools = editor.previousElementSibling;
  const details = source?.querySelector('details');
  const wasOpen = details?.open;
  const hidden = [
    stage,
    ...[...(source?.children ?? [])].filter(
      (child) => child !== editor && child !== tools && !child.matches('[data-missing]'),
    ),
  ].filter((element): element is HTMLElement => element instanceof HTMLElement);
  // What the editor has itself. The choice between forms of the source stays, which shows with an opened source.
  const gone = [...(tools?.children ?? [])].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.matches('[role=group], [role=status]'),
  );
  hidden.forEach((element) => Object.assign(element.style, aside));
  // Without the stage above it, its line would cross the round corners of the frame.
  if (source) source.style.borderBlockStart = '0';
  gone.forEach((element) => (element.style.display = 'none'));
  details?.setAttribute('open', '');
  return () => {
    for (const element of hidden) {
      for (const name of Object.keys(aside)) element.style[name as 'visibility'] = '';
    }
    if (source) source.style.borderBlockStart = '';
    gone.forEach((element) => (element.style.display = ''));
    if (!wasOpen) details?.removeAttribute('open');
    if (trigger instanceof HTMLElement && gone.includes(trigger)) trigger.focus();
  };
}

/** The editor of a demo, in the place of the demo. Fetched when it is asked for. */
export function DemoEditor({ demo, getFiles, onClose }: DemoEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const [code] = usePreference('code');
  const [wanted] = usePreference('style');
  const [direction] = usePreference('direction');
  const mode = useEffectiveMode();
  const { defaultLocale } = useDocusaurusContext().i18n;
  const style = shownStyle(demo.styles, wanted);
  const language = code === 'JS' ? 'js' : 'ts';
  const form = `${style} ${language}`;
  /** The sources of a form: the first was asked for with a button, another comes with a preference. */
  const [read, setRead] = useState<{ form: string; sources: SourceText[]; isAsked: boolean }>();
  const [height, setHeight] = useState(0);
  const link = useLinkedCode((hash) => {
    if (hash.demo !== demo.name) return undefined;
    const linkedStyle = shownStyle(demo.styles, hash.style ?? wanted);
    return `${linkedStyle} ${hash.code === 'JS' ? 'js' : 'ts'}`;
  });

  useLayoutEffect(() => {
    const figure = root.current?.closest('figure');
    const [frame] = figure?.children ?? [];
    if (!figure || !root.current || !(frame instanceof HTMLElement)) return undefined;
    setHeight(frame.offsetHeight);
    return takePlace(root.current, figure);
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const files = getFiles();
      const sources = files ? readSources(files, style, language) : [];
      // On a page reached by navigation they are still on the way.
      if (sources.length === 0) {
        timer = setTimeout(look, waitTime);
        return;
      }
      setRead((before) => {
        const isAsked = !before || (before.isAsked && before.form === form);
        return { form, sources, isAsked };
      });
    };
    look();
    return () => clearTimeout(timer);
  }, [getFiles, style, language, form]);

  const stageOf = () => root.current?.closest('figure')?.firstElementChild ?? document.body;
  return (
    <div ref={root}>
      {read?.form === form ? (
        <Workbench
          key={`${form} ${link.count}`}
          subject={{ id: demo.id, style, code: language }}
          name={demo.name}
          original={read.sources}
          linked={link.form === form ? link.code : undefined}
          isLinkLost={link.isLost}
          onLeaveLink={link.leave}
          takesFocus={read.isAsked}
          height={height}
          readLook={() => readLook(stageOf(), defaultLocale)}
          linkTo={(text) => editLink(window.location.href, text, { demo: demo.name, code, style })}
          renderExport={(changes) => (
            <TakeAlong
              choice={{ demo: demo.id, style, code: language, mode, direction }}
              changes={changes}
            />
          )}
          onClose={onClose}
        />
      ) : (
        <p className={styles.note} role="status">
          {translate({
            id: 'editor.waiting',
            message: 'Loading the code of this demo…',
            description: 'Shown in the editor of a demo until its source has arrived',
          })}
        </p>
      )}
    </div>
  );
}
