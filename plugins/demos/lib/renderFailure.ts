import fs from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';

/** A demo that was rendered. */
export interface RenderedPlace {
  /** Absolute path of the system demo. */
  file: string;
  /** The demo's id, which is the path of its file below the site, without ending. */
  id: string;
  /** Absolute path of the script that holds it. */
  script: string;
}

/** Where a line of a script comes from. */
interface Origin {
  file: string;
  line: number;
  /** How many lines above it there was one that both texts have. */
  distance: number;
}

type Swc = typeof import('@swc/core');

/** What is there in a browser and not where pages are rendered. */
const browserOnly =
  /^(window|document|localStorage|sessionStorage|navigator|location|history|screen|matchMedia|getComputedStyle|(request|cancel)(AnimationFrame|IdleCallback)|[A-Z]\w*Observer|HTML\w*Element|Element|Node|Image|Audio|XMLHttpRequest) is not defined$/;

function describe(error: Error): { what: string; advice: string } {
  const [, missing] = browserOnly.exec(error.message) ?? [];
  if (missing) {
    return {
      what: `asks for "${missing}", which only a browser has`,
      advice: 'Ask for it in an effect or in an event handler, which run there only.',
    };
  }
  const what = `throws ${error.name}: ${error.message}`;
  if (/Element type is invalid|React error #130;/.test(error.message)) {
    return { what, advice: 'Compare the names that it imports with what is exported there.' };
  }
  if (
    /Invalid hook call|Rendered (more|fewer) hooks|React error #(300|310|321);/.test(error.message)
  ) {
    return {
      what,
      advice: 'Call hooks at the top of a component only, in the same order each time.',
    };
  }
  if (/Objects are not valid as a React child|React error #31;/.test(error.message)) {
    return { what, advice: 'Show a text, a number or an element in place of the object.' };
  }
  return {
    what,
    advice:
      'A demo is rendered without a browser, without network, and with nothing around it but the theme; what it needs has to be in its own files.',
  };
}

/** The line of a script from which an error came, from 0. */
function failingLine({ stack = '' }: Error, script: string): number | undefined {
  for (const frame of stack.split('\n')) {
    const at = frame.indexOf(`${script}:`);
    if (at >= 0) return Number.parseInt(frame.slice(at + script.length + 1), 10) - 1;
  }
  return undefined;
}

/**
 * Finds a line of a bundle in a file that is in it: from the nearest line above that reads the same in the file's own
 * JavaScript, as many lines go down in both.
 */
function originIn(
  file: string,
  bundle: readonly string[],
  at: number,
  swc: Swc,
): Origin | undefined {
  const { code, map } = swc.transformSync(fs.readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: !file.endsWith('.ts') },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  const key = (line: string | undefined) => (line ?? '').replace(/^export (default )?/, '').trim();
  const places = new Map<string, number[]>();
  const lines = code.split('\n');
  lines.forEach((line, index) => places.set(key(line), [...(places.get(key(line)) ?? []), index]));
  for (let distance = 0; distance <= at; distance += 1) {
    const text = key(bundle[at - distance]);
    // The next module begins here.
    if (/^\/\* import \*\//.test(text)) return undefined;
    const [place, ...others] = places.get(text) ?? [];
    if (place === undefined || others.length > 0 || text.length < 8) continue;
    const line = place + distance;
    const column = /^\s*/.exec(lines[line] ?? '')![0].length;
    const entry = new SourceMap(JSON.parse(map!) as never).findEntry(line, column);
    return 'originalLine' in entry ? { file, line: entry.originalLine + 1, distance } : undefined;
  }
  return undefined;
}

function originOf(error: Error, { file, script }: RenderedPlace): Origin | undefined {
  const at = failingLine(error, script);
  if (at === undefined) return undefined;
  const swc = createRequire(file)('@swc/core') as Swc;
  const bundle = fs.readFileSync(script, 'utf8').split('\n');
  const folder = path.dirname(file);
  const beside = fs
    .readdirSync(folder)
    .filter((name) => /\.[jt]sx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name));
  return [file, ...beside]
    .flatMap((each) => originIn(each, bundle, at, swc) ?? [])
    .reduce<Origin | undefined>(
      (nearest, each) => (nearest && nearest.distance <= each.distance ? nearest : each),
      undefined,
    );
}

/**
 * Says of an error which demo threw it, where if that can be found out, and what would mend it. What renders a page knows the
 * page only.
 * @returns an error with the first as its cause
 */
export function renderFailure(thrown: unknown, place: RenderedPlace): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  let origin: Origin | undefined;
  try {
    origin = originOf(error, place);
  } catch {
    // The file's name has to do.
  }
  const own = `${place.id}.tsx`;
  const file = origin ? path.posix.join(path.posix.dirname(own), path.basename(origin.file)) : own;
  const where = origin ? `${file}:${origin.line}` : own;
  const whose = file === own ? '' : ` (part of ${own})`;
  const { what, advice } = describe(error);
  return new Error(`${where}${whose} cannot be rendered: it ${what}. ${advice}`, { cause: error });
}
