import path from 'node:path';
import { namedFiles } from './namedFiles';

/** What the text of a script says that it may ask for later. */
export interface ScriptText {
  /** Names of scripts of its own bundle: `api` of `n.e("api")`. */
  asked: readonly string[];
  /** Files at the addresses in it, relative to the base of the language. */
  named: readonly string[];
}

/** The bundler's call for a script. */
const call = '.e(';
/** Characters of such a call at most. */
const longest = 120;

/**
 * Reads what a script may ask for later. Looks at bytes, as there are tens of megabytes of scripts.
 * @param base - path of the language, with a slash at both ends
 */
export function readScript(text: Buffer, base: string): ScriptText {
  const asked = new Set<string>();
  for (let at = text.indexOf(call); at >= 0; at = text.indexOf(call, at + call.length)) {
    const rest = text.toString('latin1', at + call.length, at + call.length + longest);
    const [, name] = /^"?([\w~.-]+)"?\)/.exec(rest) ?? [];
    if (name !== undefined) asked.add(name);
  }
  return { asked: [...asked], named: namedFiles(text, base) };
}

/** A name without its digest: `api` of `assets/js/api.1a2b3c4d.js`. */
const bareName = (file: string) =>
  path.posix
    .basename(file)
    .replace(/\.[\da-f]{8,}(?=\.\w+$)/, '')
    .replace(/\.\w+$/, '');

/** Where the scripts lie that a script asks for by name: beside it, but the bundle of the demos is one for all folders below. */
const homeOf = (file: string) =>
  file.startsWith('assets/demos/') ? 'assets/demos' : path.posix.dirname(file);

/**
 * Makes the function that follows scripts of a language to all that they may ask for.
 * @param scripts - by name, relative to the folder of the language
 * @param exists - whether the language has a file; a text may show addresses that are none
 * @param leftOut - beginnings of names of scripts that nobody gets
 * @returns takes files, and files that are neither looked into nor among the answer; gives these files and all that their texts name,
 * in turn
 */
export function scriptClosure(
  scripts: ReadonlyMap<string, ScriptText>,
  exists: (file: string) => boolean,
  leftOut: readonly string[],
): (start: readonly string[], without: ReadonlySet<string>) => string[] {
  const files = new Map(
    [...scripts.keys()].map((file) => [`${path.posix.dirname(file)}/${bareName(file)}`, file]),
  );
  return (start, without) => {
    const all = new Set(start);
    // A set that grows while it is walked.
    for (const file of all) {
      const { asked = [], named = [] } = scripts.get(file) ?? {};
      const next = [
        ...asked
          .filter((name) => !leftOut.some((beginning) => name.startsWith(beginning)))
          .flatMap((name) => files.get(`${homeOf(file)}/${name}`) ?? []),
        ...named.filter(exists),
      ];
      for (const each of next) if (!without.has(each)) all.add(each);
    }
    return [...all];
  };
}
