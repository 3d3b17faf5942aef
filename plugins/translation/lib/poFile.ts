import type { Po, PoEntry } from './gettext.cjs';

/** A block in a PO file. */
export interface PoBlock {
  /** Names page and block: `/x/react-data-grid/sorting#3fA…`. */
  id: string;
  source: string;
  translation: string;
  /** Source that the translation renders, where that is another one: the translation is marked as fuzzy. */
  before?: string;
  /** File and line of the source. */
  reference: string;
  /** For the translator: kind of the block, terms. */
  notes: string[];
}

/** A translation from a PO file. */
export interface PoTranslation {
  id: string;
  source: string;
  translation: string;
  /** Line of the file. */
  line: number;
}

/** A line of a PO file: none, a comment, or a text. */
const poLine = /^\s*(?:#.*|(?:msg(?:ctxt|id|id_plural|str(?:\[\d+\])?)\s+)?"(?:[^"\\]|\\.)*"\s*)?$/;

const quoted = (text: string) => JSON.stringify(text);

/** Writes blocks as a PO file. */
export function formatPo(po: Po, locale: string, blocks: readonly PoBlock[]): string {
  const translations: Record<string, Record<string, PoEntry>> = {};
  for (const { id, source, translation, before, reference, notes } of blocks) {
    translations[id] = {
      [source]: {
        msgctxt: id,
        msgid: source,
        msgstr: [translation],
        comments: {
          reference,
          extracted: notes.join('\n'),
          ...(before !== undefined && {
            flag: 'fuzzy',
            previous: `msgid ${quoted(before)}`,
          }),
        },
      },
    };
  }
  return po
    .compile(
      {
        charset: 'utf-8',
        headers: {
          Language: locale === 'zh' ? 'zh_CN' : locale,
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Transfer-Encoding': '8bit',
          'MIME-Version': '1.0',
        },
        translations,
      },
      { foldLength: 0 },
    )
    .toString();
}

/**
 * Reads the translations of a PO file; what is empty or marked as fuzzy is not finished and left out.
 * @param file - for messages
 * @throws naming file and line if it is no PO file, or holds no entry at all
 */
export function parsePo(
  po: Po,
  file: string,
  text: string,
): { done: PoTranslation[]; unfinished: number } {
  const lines = text.split(/\r\n?|\n/);
  // The parser takes the end of a file for the end of a text.
  const broken = lines.findIndex((line) => !poLine.test(line));
  if (broken >= 0) {
    throw new Error(`${file}:${broken + 1} is no PO file from this line on. Nothing was written.`);
  }
  let entries: PoEntry[];
  try {
    entries = Object.values(po.parse(Buffer.from(text)).translations).flatMap((byId) =>
      Object.values(byId),
    );
  } catch (error) {
    const { message, lineNumber } = error as Error & { lineNumber?: number };
    throw new Error(
      `${file}${lineNumber === undefined ? '' : `:${lineNumber}`} is no PO file: ${message}. Nothing was written.`,
    );
  }
  const own = entries.filter(({ msgid }) => msgid !== '');
  if (own.length === 0) throw new Error(`${file} holds no texts. Nothing was written.`);
  const isOpen = ({ msgstr, comments }: PoEntry) =>
    (msgstr[0] ?? '').trim() === '' || /\bfuzzy\b/.test(comments?.flag ?? '');
  return {
    done: own
      .filter((entry) => !isOpen(entry))
      .map(({ msgctxt = '', msgid, msgstr }) => ({
        id: msgctxt,
        source: msgid,
        translation: msgstr[0]!,
        line: lines.findIndex((line) => line.includes(quoted(msgctxt))) + 1 || 1,
      })),
    unfinished: own.filter(isOpen).length,
  };
}
