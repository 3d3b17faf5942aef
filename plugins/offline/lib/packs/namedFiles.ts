/** Folders of which a text may name files. */
const folders = ['assets/', 'img/'];

/** What stands before an address in HTML and in scripts, and what ends it. */
const before = new Set(Buffer.from('"\'`= ('));
const ends = /["'`\s<>(),\\?#&]/;
/** Characters of an address at most. */
const longest = 300;

/**
 * The files of this site that a page's HTML or a script names: styles, scripts, pictures, data. Looks at bytes, since the pages of a
 * build are hundreds of megabytes. What is only shown, as in the code of an example, may be among the answer.
 * @param text - of the file
 * @param base - path of the language, with a slash at both ends
 * @returns relative to the base, each once
 */
export function namedFiles(text: Buffer, base: string): string[] {
  const found = new Set<string>();
  for (const folder of folders) {
    const start = base + folder;
    for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + start.length)) {
      if (!before.has(text[at - 1] ?? 0)) continue;
      const rest = text.toString('latin1', at + base.length, at + base.length + longest);
      const end = rest.search(ends);
      if (end > 0) found.add(rest.slice(0, end));
    }
  }
  return [...found];
}
