import type { NameKind } from './namesFile';
import { readCode, type CodeSubject } from './readCode';
import { hasHan, splitWords } from './splitWords';

/** A query as it is understood. */
export interface ReadQuery {
  /** Words and runs of Chinese, in their order; each as it was typed, in lower case. */
  terms: QueryTerm[];
  /** Kinds that the query asks for; all of them if there is none. */
  kinds: readonly NameKind[];
  /** Letters and numbers without what stands between them, in lower case; '' for a query that names kinds only. */
  whole: string;
  /** Whether it is written as code: `rowHeight`, `<Button>`, `apiRef.current.`. */
  isCode: boolean;
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

/** What stands before a colon to ask for one kind. */
const filters: Readonly<Record<string, readonly NameKind[]>> = {
  prop: ['prop'],
  slot: ['slot'],
  class: ['class'],
  type: ['interface', 'member'],
  hook: ['hook'],
  event: ['event'],
  method: ['method'],
  selector: ['selector'],
  component: ['component'],
  theme: ['theme'],
};

/** Longer queries are cut: nobody types so much, and the rest of what was pasted adds nothing. */
const longest = 400;
const mostTerms = 24;

const stopWords = new Set(
  'a an the of in on to at by and or is are be do does did i my me we our you your it its how what why where when which can could should would want need from with for into as that this there please'.split(
    ' ',
  ),
);
const chineseFill = /如何|怎么样|怎样|怎么|什么|为什么|请问|可以|能否|一个/gu;
const chineseParticles = /[的了吗呢把给在与和里中]/gu;
/** Two characters are a word: `求和`, `中文`. */
const chineseWord = /^[^的了吗呢把]{2}$/u;

const partsOf = (text: string, between: RegExp): string[] =>
  text.replace(between, ' ').match(/\S+/gu) ?? [];

/**
 * Reads what was typed: takes code, quotes and filters off, and parts the rest into words.
 * @param query - anything
 * @param simplified - simplified characters by their traditional form
 */
export function readQuery(query: string, simplified: ReadonlyMap<string, string>): ReadQuery {
  let text = query
    .trimStart()
    .slice(0, longest)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replace(/\p{Script=Han}/gu, (char) => simplified.get(char) ?? char);
  const code = readCode(text);
  if (code) ({ text } = code);
  const typed = code?.text ?? query.trim();
  const kinds: NameKind[] = [];
  text = text.replace(/(?<![\w-])([a-z]+):(?!\/)/gi, (whole, name: string) => {
    const key = name.toLowerCase();
    if (!Object.hasOwn(filters, key)) return whole;
    kinds.push(...filters[key]!);
    return ' ';
  });
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
    if (hasHan(piece)) {
      const runs = partsOf(piece, chineseFill).flatMap((run) =>
        chineseWord.test(run) ? [run] : partsOf(run, chineseParticles),
      );
      return (runs.length > 0 ? runs : [piece]).map((run) => ({
        text: run,
        isHan: true,
        parts: [],
      }));
    }
    return (piece.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => {
      const parts = splitWords(word);
      return { text: word.toLowerCase(), isHan: false, parts: parts.length > 1 ? parts : [] };
    });
  });
  const isTelling = ({ text: word, isHan }: QueryTerm) => isHan || !stopWords.has(word);
  const hasTelling = terms.some(isTelling);
  const seen = new Set<string>();
  const kept = terms
    .filter(({ text: word }) => !seen.has(word) && seen.add(word))
    .slice(0, mostTerms)
    .map((term) => (hasTelling && !isTelling(term) ? { ...term, isStop: true } : term));
  return {
    terms: kept,
    kinds: [...new Set(kinds)],
    whole: terms
      .map(({ text: word }) => word)
      .join('')
      .replace(/[^\p{L}\p{N}]+/gu, ''),
    isCode,
    typed,
    subject: code?.subject,
  };
}
