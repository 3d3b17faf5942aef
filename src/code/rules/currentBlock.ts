/** The pointer or the focus has come into a block, or has left it. */
export interface BlockEvent<Block> {
  type: 'enter' | 'leave';
  block: Block;
}

/**
 * The block that a copy by keyboard is about. There is one for pointer and focus together, and the last
 * event wins: whoever comes into a block takes over, and leaving counts only for the block that is still
 * the current one.
 * @param current - the block before the event, or null
 * @returns the block after it, or null
 */
export function currentBlock<Block>(
  current: Block | null,
  { type, block }: BlockEvent<Block>,
): Block | null {
  if (type === 'enter') return block;
  return current === block ? null : current;
}
