import { blockKinds, type RecordedBlock, type TranslationRecord } from './types';

/** The form of side files that this version writes. */
export const recordFormat = 1;

/** A digest, as {@link parseRecord} demands it. */
const digestForm = /^[\w-]{12}$/;

/**
 * Reads the content of a side file.
 * @param value - what its JSON holds
 * @param digestOf - digest of the text of a source block
 * @throws saying what is wrong and in which block
 */
export function parseRecord(
  value: unknown,
  digestOf: (kind: RecordedBlock['kind'], text: string) => string,
): TranslationRecord {
  const { format, blocks, ...rest } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  if (typeof format !== 'number') throw new Error('it has no "format", so it is no side file');
  if (format !== recordFormat) {
    throw new Error(
      `it has the format ${format}, and this version of the tools knows ${recordFormat} only`,
    );
  }
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new Error(`it has the unknown field "${unknown}"`);
  if (!Array.isArray(blocks)) throw new Error('it has no list of "blocks"');
  return {
    blocks: blocks.map((block: unknown, index) => {
      const { kind, source, own, text, ...more } = (block ?? {}) as Record<string, unknown>;
      const fail = (what: string) => new Error(`block ${index + 1} ${what}`);
      const [spare] = Object.keys(more);
      if (spare !== undefined) throw fail(`has the unknown field "${spare}"`);
      const known = blockKinds.find((each) => each === kind);
      if (!known) throw fail(`is of the unknown kind ${JSON.stringify(kind)}`);
      if (typeof text !== 'string' || text === '') throw fail('has no "text"');
      if (typeof own !== 'string' || !digestForm.test(own)) throw fail('has no digest in "own"');
      if (source !== digestOf(known, text)) {
        throw fail('has another digest in "source" than its text');
      }
      return { kind: known, source: source as string, own, text };
    }),
  };
}
