import type { RecordedBlock } from '../../../src/translation/rules/types';

/**
 * The source of a page as its translation renders it, from the side file: an older one, or parts of several ones.
 * @param recorded - in the order of the translation
 */
export function rebuildSource(recorded: readonly RecordedBlock[]): string {
  // Where no description is translated, there are no fields.
  let text = recorded[0]?.kind === 'field' ? '' : '---\n---';
  let last: RecordedBlock | undefined;
  for (const block of recorded) {
    if (block.kind === 'field') {
      text += `---\ndescription: ${JSON.stringify(block.text)}\n---`;
    } else if (block.kind === 'row' && last?.kind !== 'row') {
      // The line below the head is in no row.
      const cells = block.text.split(/(?<!\\)\|/).length - 2;
      text += `\n\n${block.text}\n|${' --- |'.repeat(Math.max(cells, 1))}`;
    } else if (block.kind === last?.kind && (block.kind === 'row' || block.kind === 'item')) {
      text += `\n${block.text}`;
    } else text += `\n\n${block.text}`;
    last = block;
  }
  return `${text.trimStart()}\n`;
}
