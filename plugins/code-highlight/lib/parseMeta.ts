/** What a fence's info string says after its language. */
export interface FenceMeta {
  title: string | null;
  /** Emphasised line numbers, from 1. */
  marked: Set<number>;
  /** An npm command that is shown for every package manager. */
  npm2yarn: boolean;
  /** TypeScript that is shown as JavaScript, too. */
  ts2js: boolean;
  /** Value of the date library preference for which the fence is shown. */
  dateLibrary: string | null;
}

/** No fence is as long; keeps a slip of the finger from filling the memory. */
const lastLine = 9999;

function numbersOf(ranges: string): number[] {
  return ranges.split(',').flatMap((part) => {
    const [, from, to] = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(part) ?? [];
    if (from === undefined) {
      throw new Error(`line mark "{${ranges}}" is not of the form {1,3-5}, up to line ${lastLine}`);
    }
    const first = Number(from);
    const last = Number(to ?? from);
    if (first < 1 || last < first) {
      throw new Error(`line mark "{${ranges}}" counts from 1 and upwards`);
    }
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/**
 * Reads a fence's meta: `title="…"`, `{1,3-5}`, `npm2yarn`, `ts2js`, `date-library="…"`, in any order.
 * @throws on anything else, so that a misspelt word does not pass in silence
 */
export function parseMeta(meta: string): FenceMeta {
  let rest = meta;
  /** Takes the first match out of what is left to read, and returns what it has captured. */
  const take = (pattern: RegExp): string | null => {
    const match = pattern.exec(rest);
    if (!match) return null;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match[1] ?? '';
  };
  // Quoted texts first: what stands in them is not read as anything else.
  const title = take(/(?<!\S)title="([^"]*)"(?!\S)/);
  const dateLibrary = take(/(?<!\S)date-library="([^"]*)"(?!\S)/);
  const ranges = take(/(?<!\S)\{([^}]*)\}(?!\S)/);
  const npm2yarn = take(/(?<!\S)npm2yarn(?!\S)/) !== null;
  const ts2js = take(/(?<!\S)ts2js(?!\S)/) !== null;
  if (rest.trim() !== '') {
    throw new Error(
      `unknown words "${rest.trim()}" after the language; known are title="…", {1,3-5}, npm2yarn, ts2js and date-library="…", each once`,
    );
  }
  return {
    title,
    marked: new Set(ranges === null ? [] : numbersOf(ranges)),
    npm2yarn,
    ts2js,
    dateLibrary,
  };
}
