/** A term of the glossary. */
export interface Term {
  source: string;
  target: string;
  note: string;
  /** Words that the note forbids for it. */
  forbidden: string[];
  /** From 1. */
  line: number;
  /** Finds the term in a text of the source, in singular and plural. */
  pattern: RegExp;
}

const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

const han = /\p{Script=Han}[\p{Script=Han}A-Za-z ]*\p{Script=Han}|\p{Script=Han}/gu;

/** "Not 重新排 or 列排序, which …": the words up to the comma or the full stop, but none that is right in some sense. */
function forbiddenIn(note: string, target: string): string[] {
  return [...note.matchAll(/\b(?:Not|Never|never) ([^,.;]*)(,? which| alone| unless| in )?/g)]
    .filter(([, , condition]) => condition === undefined)
    .flatMap(([, words]) => words!.split(/ or | and /).flatMap((word) => word.match(han) ?? []))
    .filter((word) => !target.includes(word));
}

/**
 * Reads the glossary: lines of a term, its translation and a note. The table is too small to bring a library along.
 * @param file - for messages
 * @throws naming the line that is none
 */
export function readGlossary(file: string, text: string): Term[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== 'en,zh,note') throw new Error(`${file}:1: the first line has to be en,zh,note`);
  const first = new Map<string, number>();
  return lines.map((written, index) => {
    const line = index + 2;
    const cells = [...written.matchAll(cell)].map(([, quoted, plain]) =>
      (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
    );
    const [source = '', target = '', note = ''] = cells;
    if (cells.length !== 3 || source === '' || target === '') {
      throw new Error(`${file}:${line}: a line is a term, its translation and a note`);
    }
    const before = first.get(source);
    if (before !== undefined) {
      throw new Error(
        `${file}:${line}: "${source}" is in line ${before} too; one term has one translation`,
      );
    }
    first.set(source, line);
    // In another sense, the word may be right: nothing tells which one a text means.
    const hasSenses = source.endsWith(')');
    const words = source.replace(/\s*\([^)]*\)$/, '');
    const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '[\\s-]+');
    return {
      source,
      target,
      note,
      forbidden: hasSenses ? [] : forbiddenIn(note, target),
      line,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu'),
    };
  });
}

/** Markdown without code, addresses and components, in which terms are names. */
export function proseOf(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```|`[^`]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>|\{#[^}]*\}/g, ' ');
}

/** The terms that occur in a block of the source. */
export function termsIn(glossary: readonly Term[], markdown: string): Term[] {
  const prose = proseOf(markdown);
  return glossary.filter(({ pattern }) => pattern.test(prose));
}

/** A word that the glossary forbids where its term is meant. */
export interface WrongTerm {
  term: Term;
  word: string;
}

/** Finds terms that a translated block says in a forbidden word, and in the right one nowhere. */
export function wrongTerms(
  glossary: readonly Term[],
  source: string,
  translation: string,
): WrongTerm[] {
  const own = proseOf(translation);
  return termsIn(glossary, source).flatMap((term) => {
    if (own.includes(term.target)) return [];
    const word = term.forbidden.find((each) => own.includes(each));
    return word === undefined ? [] : [{ term, word }];
  });
}
