import type { Copy } from './makeCopy';

/** Ends the use of a copy: removes it, or leaves it where it is and says where. */
export function leaveOrRemove(copy: Pick<Copy, 'folder' | 'remove'>, isLeft: boolean): void {
  if (isLeft) console.log(`The copy is still at ${copy.folder}`);
  else copy.remove();
}
