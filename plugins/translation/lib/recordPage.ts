import type { Block, RecordedBlock } from '../../../src/translation/rules/types';

/**
 * Records that a translation renders its source as it is now, block by block.
 * @throws saying where the two go apart: a translation has the same blocks, one for each
 */
export function recordPage(
  source: readonly Block[],
  translation: readonly Block[],
): RecordedBlock[] {
  const length = Math.max(source.length, translation.length);
  for (let index = 0; index < length; index += 1) {
    const [block, own] = [source[index], translation[index]];
    if (block?.kind === own?.kind) continue;
    // A description is there in both languages: what was not found was not read.
    const unread =
      block?.kind === 'field' ? 'it' : own?.kind === 'field' ? 'its source' : undefined;
    if (unread !== undefined) {
      throw new Error(
        `${unread} has no description that can be read; one with ": " in it belongs into quotation marks`,
      );
    }
    const place = own ? `line ${own.line}` : 'its end';
    const wanted = block ? `the ${block.kind} of line ${block.line} of the source` : 'nothing more';
    throw new Error(
      `at ${place} it has ${own ? `a block of the kind "${own.kind}"` : 'nothing more'} where ${wanted} belongs; a translation has one block for each of its source`,
    );
  }
  return source.map(({ kind, digest, text }, index) => ({
    kind,
    source: digest,
    own: translation[index]!.digest,
    text,
  }));
}
