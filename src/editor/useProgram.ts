import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import data from '@generated/demos/default/editor.json';
import { openFrame, type FrameHost } from './frame/frameHost';
import { addUtilities } from './program/addUtilities';
import { buildProgram, type SourceText } from './program/buildProgram';
import { fetchScript } from './program/fetchScript';
import { createTranspiler, type Transpiler } from './program/transpiler';
import type { Look } from './rules/messages';
import type { Problem } from './problemText';

/** Milliseconds without a key after which what was typed runs. */
const pause = 400;

/** How a program is run. */
export interface ProgramOptions {
  /** The element that gets the frame. */
  place: RefObject<HTMLElement | null>;
  title: string;
  /** The styling of its files. */
  style: string;
  bare: boolean;
  /** How the page looks now. */
  readLook: () => Look;
}

/** The state of what runs. */
export interface RunningProgram {
  /** Runs files after a pause, or at once. */
  run: (sources: readonly SourceText[], atOnce?: boolean) => void;
  follow: (look: Look) => void;
  problem: Problem | undefined;
  /** What the frame has refused to the program that is shown. */
  refused: string;
  /** Counts programs that were shown. */
  shown: number;
  /** Of the frame's content, in px. */
  height: number;
  /** Whether this site has what programs run with; a development server has not. */
  canRun: boolean;
}

/** Runs what is typed in a frame of its own. */
export function useProgram({
  place,
  title,
  style,
  bare,
  readLook,
}: ProgramOptions): RunningProgram {
  const host = useRef<FrameHost>(undefined);
  const transpiler = useRef<Transpiler>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  /** Number of the program that failed last, and of the last one that ran. */
  const failed = useRef(0);
  const ran = useRef(0);
  /** Number of the last program before what is typed had a fault: what becomes of it says nothing of that. */
  const outdated = useRef(0);
  const [problem, setProblem] = useState<Problem>();
  const [refused, setRefused] = useState('');
  const [shown, setShown] = useState(0);
  const [height, setHeight] = useState(0);
  const canRun = data.base !== '';

  const firstLook = useEffectEvent(readLook);
  useEffect(() => {
    const element = place.current;
    if (!element || !canRun) return undefined;
    [failed, ran, outdated].forEach((count) => (count.current = 0));
    const named = (name: string) => fetchScript(data.base + name);
    host.current = openFrame({
      place: element,
      page: data.base + data.page,
      base: new URL(data.base, window.location.href).href,
      title,
      look: firstLook(),
      start: data.start.map((index) => data.files[index]!),
      fetchScript: named,
      events: {
        onShown: (run) => {
          // What was seen may have failed beside that, before it was.
          if (run > outdated.current && failed.current !== run) setProblem(undefined);
          setShown((count) => count + 1);
        },
        onFailed: (failure) => {
          if (failure.run <= outdated.current) return;
          failed.current = failure.run;
          setProblem({ from: 'program', ...failure });
        },
        onRefused: setRefused,
        onEnded: (reason) => setProblem({ from: 'frame', reason }),
        onBroken: () => setProblem({ from: 'frame', reason: 'broken' }),
        onHeight: setHeight,
      },
    });
    transpiler.current = createTranspiler();
    return () => {
      clearTimeout(timer.current);
      latest.current += 1;
      host.current?.close();
      transpiler.current?.stop();
    };
  }, [place, title, canRun]);

  const run = useCallback(
    (sources: readonly SourceText[], atOnce = false) => {
      const start = async () => {
        const own = (latest.current += 1);
        const made = transpiler.current;
        if (!made) return;
        const refuse = (reason: Problem) => {
          outdated.current = ran.current;
          setProblem(reason);
        };
        try {
          const built = await buildProgram(sources, data, made);
          if (own !== latest.current) return;
          if ('fault' in built) {
            refuse({ from: 'code', ...built.fault });
            return;
          }
          const program =
            style === 'tailwind' ? await addUtilities(built.program, sources) : built.program;
          if (own !== latest.current) return;
          setRefused('');
          const layered = style !== 'system';
          const wanted = { program: { ...program, layered, bare }, files: built.files };
          ran.current = host.current?.run(wanted) ?? 0;
        } catch {
          if (own === latest.current) refuse({ from: 'frame', reason: 'broken' });
        }
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void start(), atOnce ? 0 : pause);
    },
    [style, bare],
  );
  const follow = useCallback((look: Look) => host.current?.look(look), []);

  return { run, follow, problem, refused, shown, height, canRun };
}
