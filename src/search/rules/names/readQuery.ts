import type { NameKind } from './namesFile';
import { readCode, type CodeSubject } from './readCode';
import { simplify } from './simplify';
import { hasHan, splitWords } from './splitWords';

/** A query as it is understood. */
export interface ReadQuery {
  /** Words and runs of Chinese, in their order; each as it was typed, in lower case. */
  terms: QueryTerm[];
  /** Kinds that the query asks for; all of them if there is none. */
  kinds: readonly NameKind[];
  /** Whether it asks for them in so many words: `prop: rowHeight`. */
  isFiltered: boolean;
  /** Letters and numbers without what stands between them, in lower case; '' for a query that names kinds only. */
  whole: string;
  /** Whether it is written as code: `rowHeight`, `<Button>`, `apiRef.current.`. */
  isCode: boolean;
  /** Whether it says something of code, and is more than a name. */
  isSaid: boolean;
  /** The query as it would be typed for a name alone: `createTheme` for `createTheme({})`. */
  typed: string;
  /** What pasted code names for certain. */
  subject: CodeSubject | undefined;
}

export interface QueryTerm {
  text: string;
  isHan: boolean;
  /** Parts of a name such as `rowHeight`, where it has several. */
  parts: string[];
  /** Whether it tells nothing where other words do. */
  isStop?: boolean;
}

/** What stands before a colon to ask for one kind, beside `type`. */
const filters = new Set('prop slot class hook event method selector component theme'.split(' '));

/** Longer queries are cut: nobody types so much, and the rest of what was pasted adds nothing. */
const longest = 400;
const mostTerms = 24;

const stopWords = new Set(
  'a an the of in on to at by and or is are be do does did i my me we our you your it its how what why where when which can could should would want need from with for into as that this there please mui react ui example examples docs documentation tutorial use using used'.split(
    ' ',
  ),
);
/**
 * Reads what was typed: takes code, quotes and filters off, and parts the rest into words.
 * @param query - anything
 * @param simplified - simplified characters by their traditional form
 */
export function readQuery(query: string, simplified: ReadonlyMap<string, string>): ReadQuery {
  let text = simplify(
    query
      .trimStart()
      .slice(0, longest)
      .normalize('NFKD')
      // Tones of pinyin; `ü` is a letter of its own.
      .replace(/[\u0300\u0301\u0304\u030c]/g, '')
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
      .replace(/\((e?s)\)/g, '$1'),
    simplified,
  );
  const code = readCode(text);
  if (code) ({ text } = code);
  const typed = code?.text ?? query.trim();
  const kinds: NameKind[] = [];
  // Within a sentence only where its word follows at once: `Failed prop type: …` is a message.
  const filter = /(?<=^\s*|:\s*|\s(?=\w+:\w))([a-z]+):(?!\s*["'`{]|\/)/gi;
  text = text.replace(filter, (whole, name: string) => {
    const key = name.toLowerCase();
    if (key === 'type') kinds.push('interface', 'member');
    else if (filters.has(key)) kinds.push(key as NameKind);
    else return whole;
    return ' ';
  });
  const isFiltered = kinds.length > 0;
  let isCode = code !== undefined;
  const peel = (pattern: RegExp, into: string, kind?: NameKind) => {
    text = text.replace(pattern, (...found) => {
      isCode = true;
      if (kind) kinds.push(kind);
      return into.replace('$1', String(found[1] ?? ''));
    });
  };
  peel(/\bapiRef\.(?:current\??\.)?(?=\w)/g, ' ');
  peel(/\bslotProps\??\.(?=\w)|\bslots\.(?=\w)/g, ' ', 'slot');
  peel(/\bclasses\??\.(?=\w)/g, ' ', 'class');
  peel(/\btheme\.components\.(?=\w)/g, ' ');
  peel(/<\/?([A-Z]\w*)/g, ' $1 ');
  peel(/\b(\w+)=\{[^}]*\}?/g, '$1 ');
  // What stands between is what readers have, and no name.
  text = text.replace(/\b(\w+)=(["'])[^"']*\2/g, '$1 ');
  if (/(?:^|\s)[a-z]+\p{Lu}\w*(?:\s|$|\(|\.)/u.test(text)) isCode = true;

  const raw = text.match(/\.?Mui\w*-[\w-]+|\p{Script=Han}+|[^\s\p{Script=Han}]+/gu);
  const terms = (raw ?? []).flatMap((piece): QueryTerm[] => {
    if (/^\.?Mui\w*-/.test(piece))
      return [{ text: piece.replace(/^\./, '').toLowerCase(), isHan: false, parts: [] }];
    if (hasHan(piece)) return [{ text: piece, isHan: true, parts: [] }];
    return (piece.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => {
      const parts = splitWords(word);
      return { text: word.toLowerCase(), isHan: false, parts: parts.length > 1 ? parts : [] };
    });
  });
  const isTelling = ({ text: word }: QueryTerm, at: number) =>
    !stopWords.has(word) && !(word === 'material' && terms[at + 1]?.text === 'ui');
  const hasTelling = terms.some(isTelling);
  const seen = new Set<string>();
  const kept = terms
    .map((term, at) => (hasTelling && !isTelling(term, at) ? { ...term, isStop: true } : term))
    .filter(({ text: word }) => !seen.has(word) && seen.add(word))
    .slice(0, mostTerms);
  const words = kept.filter(({ isStop }) => !isStop).map(({ text: word }) => word);
  // `button api` asks for what the reference has of Button.
  const named = words.length > 1 && kinds.length === 0 && /^(?:api|props)$/.test(words.pop()!);
  return {
    terms: kept,
    kinds: [...new Set(kinds)],
    isFiltered,
    whole: terms
      .map(({ text: word }) => word)
      .join('')
      .replace(/[^\p{L}\p{N}]+/gu, ''),
    isCode,
    isSaid: !code && /\S\s+\S|\p{Script=Han}/u.test(text),
    typed,
    subject:
      code?.subject ??
      (named ? { kind: 'component', names: [words.join('')], props: [] } : undefined),
  };
}
