import { attempt } from '../ui/rules/attempt';

/** Whether the reader has pressed anything since the document came; a finger that scrolls is told by no other sign. */
export const hasPressed = (): boolean =>
  attempt(() => navigator.userActivation.hasBeenActive) !== false ||
  (attempt(() => performance.eventCounts.get('pointerdown')) ?? 0) > 0;
