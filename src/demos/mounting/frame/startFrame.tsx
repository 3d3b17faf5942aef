import { jsx, jsxs } from 'react/jsx-runtime';
import { createSvgIcon } from '@mui/material/utils';
import { errorPlace, type RunFile } from '../../../editor/rules/errorPlace';
import {
  longestText,
  readPageMessage,
  type FailurePhase,
  type FrameMessage,
  type Program,
} from '../../../editor/rules/messages';
import { defineName, tickName } from '../../../editor/rules/tickName';
import { attempt } from '../../../ui/rules/attempt';
import { bundledDemos } from '../bundledDemos';
import { errorText } from './errorText';
import { followPaper } from './followPaper';
import { Endless, frameGuard } from './frameGuard';
import { frameLook } from './frameLook';
import { holdFocus } from './holdFocus';
import { programRequire, type ModuleCode } from './programRequire';
import { programStage } from './runProgram';
import { tellDropped } from './tellDropped';
import { tellHeight } from './tellHeight';

declare const __webpack_require__: ((id: string) => unknown) & { p: string };

type DrawIcon = (icon: typeof createSvgIcon, one: typeof jsx, several: typeof jsxs) => unknown;

const portPlace = Symbol.for('frame port');
const iconPlace = Symbol.for('icons');
const shared = globalThis as typeof globalThis &
  Record<string, unknown> & { [portPlace]?: MessagePort; [iconPlace]?: Record<string, DrawIcon> };

const css = `html{min-block-size:100%}body{display:flow-root;margin:0;padding:24px;font:400 1rem/1.5 var(--font-text)}
#stages{position:relative}[data-waiting]{position:absolute;inset:0 0 auto;visibility:hidden}
[data-stage]{isolation:isolate}@media (width<600px){body{padding:16px}}`;

const icons = new Map<string, unknown>();

/** An icon out of the files that have come. */
function iconNamed(name: string): unknown {
  const draw = shared[iconPlace]?.[name];
  if (!icons.has(name) && draw) icons.set(name, draw(createSvgIcon, jsx, jsxs));
  return icons.get(name);
}

const stackOf = (error: unknown) => (error instanceof Error && error.stack) || '';

/** Runs a script and says when it has. */
function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => reject(new Error('A script did not run'));
    document.head.append(script);
  });
}

const blobAddress = (content: BlobPart) =>
  URL.createObjectURL(new Blob([content], { type: 'text/javascript' }));

/**
 * Starts the frame: takes the port that its page was handed, and runs what comes through it. What a program may do is decided
 * by the frame's sandbox and policy, not here.
 */
export function startFrame(): void {
  const port = shared[portPlace];
  delete shared[portPlace];
  const { mountDemo } = bundledDemos();
  if (!port || !mountDemo) return;
  const say = (message: FrameMessage) => port.postMessage(message);

  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const stages = document.createElement('div');
  stages.id = 'stages';
  document.body.append(stages);

  const { preferences, show, showPaper } = frameLook(document);
  attempt(() => followPaper(window, showPaper));
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  const tick = frameGuard(
    () => performance.now(),
    (task) => {
      waiting.push(task);
      channel.port2.postMessage(null);
    },
  );
  Object.defineProperty(shared, tickName, { value: tick });

  /** By address, the files of all programs of this frame: what an older one has left behind may still throw. */
  const ran: Record<string, RunFile> = {};
  const defined = new Map<string, ModuleCode>();
  Object.defineProperty(shared, defineName, {
    value: (key: string, code: ModuleCode) => defined.set(key, code),
  });

  let current = 0;
  const fail = (run: number, phase: FailurePhase, error: unknown, stack = stackOf(error)) => {
    const place = errorPlace(stack, ran)?.place;
    const kind = error instanceof Endless ? 'endless' : phase;
    say({ type: 'failed', run, phase: kind, message: errorText(error), ...(place && { place }) });
  };
  let evaluating = false;
  /** Tells of an error that is nobody's, unless a timer or the like of an older program has thrown it. */
  const hear = (phase: FailurePhase, error: unknown, stack: string) => {
    const run = errorPlace(stack, ran)?.run ?? current;
    if (run === current) fail(run, phase, error, stack);
  };
  window.addEventListener('error', ({ error, message, filename, lineno }) => {
    if (/ResizeObserver loop/.test(message)) return;
    const phase = evaluating ? 'evaluate' : 'later';
    hear(phase, error ?? message, `${filename}:${lineno}\n${stackOf(error)}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    hear('later', reason, stackOf(reason)),
  );
  const refuse = (what: string) => say({ type: 'refused', what: what.slice(0, longestText) });
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    refuse(`${effectiveDirective} ${blockedURI}`),
  );
  tellDropped(window, refuse);

  const stage = programStage(stages, mountDemo, preferences, {
    onShown: (run) => say({ type: 'shown', run }),
    onFailed: fail,
  });

  const evaluate = (program: Program, scripts: Record<string, ModuleCode>) => {
    const sheets: HTMLStyleElement[] = [];
    const run = programRequire(program, {
      scripts,
      packaged: (id) => __webpack_require__(id),
      icon: iconNamed,
      addStyle: (text) => {
        const sheet = document.createElement('style');
        sheet.textContent = text;
        document.head.append(sheet);
        sheets.push(sheet);
      },
    });
    const leaveStyles = () => sheets.forEach((sheet) => sheet.remove());
    try {
      return { exported: run(program.entry), leaveStyles };
    } catch (error) {
      leaveStyles();
      throw error;
    }
  };

  const runProgram = async (program: Program) => {
    const { run, files } = program;
    current = run;
    for (const script of program.scripts) {
      if (script instanceof Blob) await runScript(URL.createObjectURL(script));
    }
    const scripts: Record<string, ModuleCode> = {};
    evaluating = true;
    try {
      for (const { path, kind, code } of files) {
        if (kind !== 'script') continue;
        const key = `${run} ${path}`;
        // On the first line, so that lines are those of what was typed.
        const address = blobAddress(
          `${defineName}(${JSON.stringify(key)},function(require,module,exports){${code}\n});`,
        );
        ran[address] = { path, run };
        await runScript(address);
        const made = defined.get(key);
        // What cannot be read has told so itself.
        if (!made) return;
        scripts[path] = made;
      }
    } finally {
      evaluating = false;
    }
    if (run === current) stage.run(program, () => evaluate(program, scripts));
  };

  let queue = Promise.resolve();
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readPageMessage(data);
    if (message?.type === 'ping') say({ type: 'pong', count: message.count });
    else if (message?.type === 'look') show(message.look);
    else if (message) {
      __webpack_require__.p = message.base;
      queue = queue
        .then(() => runProgram(message.program))
        .catch((error: unknown) => fail(message.program.run, 'evaluate', error));
    }
  };

  holdFocus(window, () => performance.now());
  tellHeight(window, stages, (height) => say({ type: 'height', height }));
  say({ type: 'started' });
}
