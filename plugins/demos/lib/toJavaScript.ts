import type { Options } from 'prettier';
import { format, plugins } from '../prettier.cjs';
import { eraseTypes, type ErasedScript } from './eraseTypes';
import { ScriptFaults, syntaxProblems } from './demoProblem';
import { parseScript } from './parseScript';

const style: Options = { singleQuote: true, trailingComma: 'all', printWidth: 80 };

/** Made once a process: the shown source and the project of a demo want the same. */
const made = new Map<string, Promise<string>>();

/**
 * Derives the JavaScript form of a script: types are erased by a tool, never by hand, and Prettier closes the gaps.
 * @param name - of the file, whose ending tells the language and which messages name
 * @throws ScriptFaults if the source holds syntax that has a meaning at run time and is no JavaScript, or does not compile
 */
export function toJavaScript(source: string, name = 'code.tsx'): Promise<string> {
  const key = `${name}\n${source}`;
  const known = made.get(key);
  if (known) return known;
  const making = derive(source, name);
  made.set(key, making);
  return making;
}

/**
 * Takes the types out of a script, and leaves gaps where they were.
 * @param name - as for `toJavaScript`
 * @throws ScriptFaults as `toJavaScript` does
 */
export function eraseScript(source: string, name: string): ErasedScript {
  const { file, faults } = parseScript(source, name);
  if (faults.length > 0) throw new ScriptFaults(name, syntaxProblems(file, faults));
  const erased = eraseTypes(file);
  if (erased.problems.length > 0) throw new ScriptFaults(name, erased.problems);
  return erased;
}

async function derive(source: string, name: string): Promise<string> {
  const { code } = eraseScript(source, name);
  try {
    return trimCode(await format(code, { ...style, parser: 'babel', plugins }));
  } catch (error) {
    throw new Error(
      `${name}: its JavaScript form cannot be formatted: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}

/** A file's text as it is shown and copied: without the line end at its end. */
export function trimCode(source: string): string {
  return source.replace(/\s+$/, '');
}
