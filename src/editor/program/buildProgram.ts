import type { Program, ProgramFile } from '../rules/messages';
import { neededModules, type EditorData } from '../rules/neededModules';
import { resolveFile } from '../rules/resolveFile';
import { analyseScript } from './analyseScript';
import { guardScript } from './guardScript';
import { namesInUse } from './namesInUse';
import type { ScriptImport } from './readImports';
import type { Transpiler } from './transpiler';

/** A file as it is edited. */
export interface SourceText {
  /** Path from the demo's folder, as shown. */
  name: string;
  text: string;
}

/** Something in the way of running a program, and where. */
export interface Fault {
  kind: 'syntax' | 'missing' | 'data';
  message: string;
  name: string;
  line: number;
}

/** A program but for what the frame counts. */
export type BuiltProgram = Omit<Program, 'run' | 'scripts' | 'layered' | 'bare'>;

export type Built = { program: BuiltProgram; files: string[] } | { fault: Fault };

/** What a script asks for as JavaScript. */
const asked = /\brequire\((?:\s|\/\*.*?\*\/)*(['"])(.*?)\1/g;

const isScript = (name: string) => /\.(?:tsx?|jsx?|mjs)$/.test(name);

/** The address of a picture that it carries in itself. */
function pictureAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
}

function otherFile({ name, text }: SourceText): ProgramFile {
  if (name.endsWith('.css')) return { path: name, kind: 'style', code: text };
  if (name.endsWith('.svg')) return { path: name, kind: 'picture', code: pictureAddress(text) };
  return { path: name, kind: 'data', code: text };
}

function dataFault({ name, text }: SourceText): Fault | undefined {
  if (!name.endsWith('.json')) return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? 1);
    return { kind: 'data', message, name, line };
  }
}

/**
 * Makes a program of files as they are edited, or finds the first fault that keeps it from running.
 * @param sources - the one whose default export is shown first
 * @returns the program, and names of the files with the packages that it needs
 * @throws (rejects) if nothing can be made, because the worker does not start
 */
export async function buildProgram(
  sources: readonly SourceText[],
  data: EditorData,
  { transpile }: Pick<Transpiler, 'transpile'>,
): Promise<Built> {
  const scripts = sources
    .filter(({ name }) => isScript(name))
    .map(({ name, text }) => ({ path: name, code: text, ...analyseScript(name, text) }));
  const made = await transpile(scripts.map(({ path, code }) => ({ path, code })));
  for (const [index, result] of made.entries()) {
    if ('problem' in result) {
      const { problem: message, line } = result;
      return { fault: { kind: 'syntax', message, line, name: scripts[index]!.path } };
    }
  }
  for (const { path: name, fault } of scripts) {
    if (fault) return { fault: { kind: 'syntax', name, ...fault } };
  }
  const broken = sources.map(dataFault).find((fault) => fault !== undefined);
  if (broken) return { fault: broken };

  const codes = made.map((result) => ('code' in result ? result.code : ''));
  const names = sources.map(({ name }) => name);
  // What is imported for its types alone is gone by now.
  const used = scripts.map(({ path, imports }, index) => {
    const left = new Set([...codes[index]!.matchAll(asked)].map(([, , request]) => request!));
    return { path, imports: imports.filter(({ request }) => left.has(request)) };
  });
  const lostOf = (path: string, wanted: ScriptImport) => {
    const { request } = wanted;
    if (!request.startsWith('.')) return neededModules([wanted], data).missing[0];
    return resolveFile(names, path, request) === undefined ? request : undefined;
  };
  for (const { path: name, imports } of used) {
    for (const wanted of imports) {
      const message = lostOf(name, wanted);
      if (message !== undefined) {
        return { fault: { kind: 'missing', message, name, line: wanted.line } };
      }
    }
  }
  const needed = neededModules(
    used.flatMap(({ imports }) => imports),
    data,
  );
  const files: ProgramFile[] = [
    ...used.map(({ path, imports }, index): ProgramFile => {
      const code = codes[index]!;
      return { path, kind: 'script', code: guardScript(code), names: namesInUse(code, imports) };
    }),
    ...sources.filter(({ name }) => !isScript(name)).map(otherFile),
  ];
  return {
    program: { entry: sources[0]!.name, files, modules: needed.modules },
    files: needed.files,
  };
}
