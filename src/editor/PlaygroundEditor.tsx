import { useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DemoIdentity } from '../demos/rules/types';
import { useEffectiveMode, usePreference } from '../preferences';
import { loadProject, Problem, useSurroundings } from '../sandbox';
import { demoPath } from '../sandbox/rules/demoPath';
import type { SourceText } from './program/buildProgram';
import { readLook } from './readLook';
import { TakeAlong } from './share/TakeAlong';
import { useLinkedCode } from './useLinkedCode';
import { Tool } from './Tool';
import { Workbench } from './Workbench';
import styles from './Editor.late.module.css';

/** Least height in px of what runs. */
const height = 240;

interface PlaygroundEditorProps {
  /** What the playground begins with. */
  demo: DemoIdentity;
}

/** Code to write from a few components on, without the theme that surrounds every other demo. */
export function PlaygroundEditor({ demo: { id: demo, name } }: PlaygroundEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const [code] = usePreference('code');
  const [direction] = usePreference('direction');
  const mode = useEffectiveMode();
  const { defaultLocale } = useDocusaurusContext().i18n;
  const surroundings = useSurroundings();
  const language = code === 'JS' ? 'js' : 'ts';
  const [read, setRead] = useState<{ language: string; sources: SourceText[] }>();
  const [problem, setProblem] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const link = useLinkedCode((hash) => ((hash.code ?? code) === 'JS' ? 'js' : 'ts'));
  const ask = useRef(surroundings);

  useEffect(() => {
    let isWanted = true;
    const choice = {
      demo,
      style: 'system',
      code: language,
      mode: 'light',
      direction: 'ltr',
    } as const;
    loadProject(choice, ask.current).then(
      ({ files }) => {
        const text = files[demoPath({ name, code: language })] ?? '';
        const shown = `${name}.${language === 'ts' ? 'tsx' : 'js'}`;
        if (!isWanted) return;
        setProblem(null);
        setRead({ language, sources: [{ name: shown, text }] });
      },
      (error: unknown) => {
        if (isWanted) setProblem(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [demo, name, language, attempt]);

  return (
    <div ref={root} className={styles.alone}>
      {read?.language === language ? (
        <Workbench
          key={`${language} ${link.count}`}
          subject={{ id: demo, style: 'system', code: language }}
          name={name}
          original={read.sources}
          linked={link.form === language ? link.code : undefined}
          isLinkLost={link.isLost}
          onLeaveLink={link.leave}
          bare
          takesFocus={attempt > 0}
          height={height}
          readLook={() => ({
            ...readLook(root.current ?? document.body, defaultLocale),
            // As the library makes it, whatever the page is.
            mode: 'light',
            background: '#fff',
            color: '#000',
          })}
          linkTo={(text) =>
            `${window.location.href.split('#', 1)[0]}#${text}${name}.${code === 'JS' ? 'js' : 'tsx'}`
          }
          renderExport={(changes) => (
            <TakeAlong
              choice={{ demo, style: 'system', code: language, mode, direction }}
              changes={changes}
            />
          )}
        />
      ) : (
        <>
          {problem === null ? (
            <p role="status">
              {translate({
                id: 'editor.waiting',
                message: 'Loading the code of this demo…',
                description: 'Shown in the editor of a demo until its source has arrived',
              })}
            </p>
          ) : (
            <Problem error={problem} />
          )}
          {attempt === 0 && problem === null ? null : (
            <Tool
              aria-disabled={problem === null}
              onClick={() => {
                if (problem === null) return;
                setProblem(null);
                setAttempt(attempt + 1);
              }}
            >
              {translate({
                id: 'editor.again',
                message: 'Try again',
                description: 'Button of the playground that asks once more for its code',
              })}
            </Tool>
          )}
        </>
      )}
    </div>
  );
}
