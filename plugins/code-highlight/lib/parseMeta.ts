/** What a fence's info string says after its language. */
export interface FenceMeta {
  title: string | null;
  /** Emphasised line numbers, from 1. */
  marked: Set<number>;
  /** An npm command that is shown for every package manager. */
  npm2yarn: boolean;
}

function numbersOf(ranges: string): number[] {
  return ranges.split(',').flatMap((part) => {
    const [, from, to] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    if (from === undefined) {
      throw new Error(`line mark "{${ranges}}" is not of the form {1,3-5}`);
    }
    const first = Number(from);
    const last = Number(to ?? from);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

/**
 * Reads a fence's meta: `title="…"`, `{1,3-5}`, `npm2yarn`.
 * @throws on anything else, so that a misspelt word does not pass in silence
 */
export function parseMeta(meta: string): FenceMeta {
  let rest = meta;
  let title: string | null = null;
  let npm2yarn = false;
  const marked = new Set<number>();
  rest = rest.replace(/(?:^|\s)title="([^"]*)"/, (_, text: string) => {
    title = text;
    return ' ';
  });
  rest = rest.replace(/\{([^}]*)\}/, (_, ranges: string) => {
    numbersOf(ranges).forEach((line) => marked.add(line));
    return ' ';
  });
  rest = rest.replace(/(?:^|\s)npm2yarn(?=\s|$)/, () => {
    npm2yarn = true;
    return ' ';
  });
  if (rest.trim() !== '') {
    throw new Error(
      `unknown words "${rest.trim()}" after the language; known are title="…", {1,3-5} and npm2yarn`,
    );
  }
  return { title, marked, npm2yarn };
}
