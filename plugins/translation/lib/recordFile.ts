import { parseRecord, recordFormat } from '../../../src/translation/rules/parseRecord';
import type { RecordedBlock, TranslationRecord } from '../../../src/translation/rules/types';
import { parseJson } from '../../support/parseJson';
import { digestBlock } from './digestBlock';

/** The side file of a translated page, beside it, so that it moves and is cut along with it. */
export function recordFileOf(page: string): string {
  return page.replace(/\.mdx$/, '.translation.json');
}

/**
 * Reads a side file.
 * @param file - for messages: relative to the site
 * @throws naming the file, what is wrong with it, and how to mend it
 */
export function readRecord(file: string, text: string): TranslationRecord {
  const mend = `Restore it from git, or write it again: npm run i18n:status -- --record ${file.replace(/\.translation\.json$/, '.mdx')}`;
  try {
    return parseRecord(parseJson(file, text), digestBlock);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${message.startsWith(file) ? message : `${file}: ${message}`}. ${mend}`);
  }
}

/** The text of a side file: a line a block, so that two translators of one page seldom meet in a line. */
export function formatRecord(blocks: readonly RecordedBlock[]): string {
  const lines = blocks.map(({ kind, source, own, text }) =>
    JSON.stringify({ kind, source, own, text }),
  );
  return `{\n"format": ${recordFormat},\n"blocks": [\n${lines.join(',\n')}\n]\n}\n`;
}
