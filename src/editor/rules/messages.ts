// What page and frame say to each other. Neither trusts the other's words: a program in the frame may speak in its name, and the
// frame runs whatever it is sent.

/** How the page looks, which the frame follows. */
export interface Look {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  density: 'standard' | 'compact';
  /** BCP 47 tag of the demos' language. */
  language: string;
  /** CSS values of the page's stage. */
  background: string;
  color: string;
  font: string;
}

/** A file of a program, ready to be run. */
export interface ProgramFile {
  /** From the demo's folder, with `/`. */
  path: string;
  /** What is made of it when it is imported. */
  kind: 'script' | 'style' | 'data' | 'picture';
  /** For a script, the body of a CommonJS module. */
  code: string;
  /** What it cannot do without of what it imports, by where that is from. */
  names?: Record<string, string[]>;
}

/** What the frame is to run. */
export interface Program {
  /** Counts up; the frame's answers name it. */
  run: number;
  /** Path of the file whose default export is shown. */
  entry: string;
  files: ProgramFile[];
  /** The bundler's numbers of the packages' modules, by what is imported. */
  modules: Record<string, string>;
  /** Scripts that have to run before, which the frame does not have yet: blobs, which it checks itself. */
  scripts: object[];
  /** Rules of the program win over the library's, as with a styling of stylesheets. */
  layered: boolean;
  /** Without the theme around it. */
  bare: boolean;
}

export type PageMessage =
  | { type: 'look'; look: Look }
  | { type: 'run'; program: Program; base: string }
  | { type: 'ping'; count: number };

/** Where in a program something went wrong. */
export interface Place {
  path: string;
  /** Counted from 1. */
  line: number;
}

/** `evaluate`: while its modules ran. `render`: before it was shown. `later`: after that. `endless`: at any time, by not ending. */
export const failurePhases = ['evaluate', 'render', 'later', 'endless'] as const;
export type FailurePhase = (typeof failurePhases)[number];

export interface Failure {
  run: number;
  phase: FailurePhase;
  message: string;
  place?: Place;
}

export type FrameMessage =
  | { type: 'started' }
  | { type: 'broken' }
  | { type: 'shown'; run: number }
  | ({ type: 'failed' } & Failure)
  | { type: 'height'; height: number }
  | { type: 'refused'; what: string }
  | { type: 'pong'; count: number };

/** Characters that a text of the frame may have; more are cut by the frame, and refused here. */
export const longestText = 600;
/** Height in px beyond which a program scrolls within its frame. */
export const greatestHeight = 1600;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most = longestText): value is string =>
  typeof value === 'string' && value.length <= most;
const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isOneOf = <Word extends string>(value: unknown, words: readonly Word[]): value is Word =>
  (words as readonly unknown[]).includes(value);

/** A path below a folder that cannot lead out of it. */
const isPath = (value: unknown): value is string =>
  isText(value, 200) &&
  /^[\w@.()+-]+(?:\/[\w@.()+-]+)*$/.test(value) &&
  !value.split('/').some((part) => part === '.' || part === '..');

function readPlace(value: unknown): Place | undefined {
  if (!isFields(value) || !isPath(value.path) || !isCount(value.line, 1e6)) return undefined;
  return { path: value.path, line: value.line };
}

/**
 * Reads a message of the frame, which any program in it may have written. Fields that nobody knows are left out.
 * @returns undefined for what is no message
 */
export function readFrameMessage(value: unknown): FrameMessage | undefined {
  if (!isFields(value)) return undefined;
  const { type, run, phase, message, height, what, count } = value;
  switch (type) {
    case 'started':
    case 'broken':
      return { type };
    case 'shown':
      return isCount(run) ? { type, run } : undefined;
    case 'failed': {
      if (!isCount(run) || !isOneOf(phase, failurePhases) || !isText(message)) {
        return undefined;
      }
      const place = readPlace(value.place);
      return { type, run, phase, message, ...(place && { place }) };
    }
    case 'height':
      return isCount(height, greatestHeight) ? { type, height } : undefined;
    case 'refused':
      return isText(what) ? { type, what } : undefined;
    case 'pong':
      return isCount(count) ? { type, count } : undefined;
    default:
      return undefined;
  }
}

/** What may stand in a style attribute without ending it. */
const isStyle = (value: unknown): value is string => isText(value) && !/[;{}<>]/.test(value);

function readLook(value: unknown): Look | undefined {
  if (!isFields(value)) return undefined;
  const { mode, direction, density, language, background, color, font } = value;
  if (
    !isOneOf(mode, ['light', 'dark']) ||
    !isOneOf(direction, ['ltr', 'rtl']) ||
    !isOneOf(density, ['standard', 'compact']) ||
    !isText(language, 35) ||
    !isStyle(background) ||
    !isStyle(color) ||
    !isStyle(font)
  ) {
    return undefined;
  }
  return { mode, direction, density, language, background, color, font };
}

const kinds = ['script', 'style', 'data', 'picture'] as const;

const areNames = (value: unknown): value is Record<string, string[]> =>
  isFields(value) &&
  Object.values(value).every((all) => Array.isArray(all) && all.every((name) => isText(name)));

function readFile(value: unknown): ProgramFile | undefined {
  if (!isFields(value)) return undefined;
  const { path, kind, code, names } = value;
  if (!isPath(path) || !isOneOf(kind, kinds) || typeof code !== 'string') return undefined;
  if (names === undefined) return { path, kind, code };
  return areNames(names) ? { path, kind, code, names } : undefined;
}

function readProgram(value: unknown): Program | undefined {
  if (!isFields(value)) return undefined;
  const { run, entry, files, modules, scripts, layered, bare } = value;
  if (!isCount(run) || !isPath(entry) || !Array.isArray(files) || !Array.isArray(scripts)) {
    return undefined;
  }
  const read = files.map(readFile).filter((file) => file !== undefined);
  if (read.length < files.length || !read.some(({ path }) => path === entry)) return undefined;
  if (!isFields(modules) || !Object.values(modules).every((id) => isText(id))) return undefined;
  if (!scripts.every((script) => typeof script === 'object' && script !== null)) return undefined;
  return {
    run,
    entry,
    files: read,
    modules: modules as Record<string, string>,
    scripts: scripts as object[],
    layered: layered === true,
    bare: bare === true,
  };
}

/**
 * Reads a message of the page.
 * @returns undefined for what is no message
 */
export function readPageMessage(value: unknown): PageMessage | undefined {
  if (!isFields(value)) return undefined;
  const { type, count, base } = value;
  if (type === 'ping') return isCount(count) ? { type, count } : undefined;
  if (type === 'look') {
    const look = readLook(value.look);
    return look && { type, look };
  }
  if (type !== 'run') return undefined;
  const program = readProgram(value.program);
  return program && isText(base) ? { type, program, base } : undefined;
}
