import { attempt } from '../ui/rules/attempt';

/**
 * Lets rest what moves without end outside an element, as progress circles of demos do below an open dialog: they keep a browser busy with
 * frames, and a letter that is typed waits for each.
 * @returns lets it go on
 */
export function restBehind(element: Element): () => void {
  const endless = (attempt(() => document.getAnimations()) ?? []).filter(
    ({ playState, effect }) =>
      playState === 'running' &&
      effect?.getTiming().iterations === Infinity &&
      !element.contains((effect as KeyframeEffect).target),
  );
  for (const animation of endless) attempt(() => animation.pause());
  return () => {
    for (const animation of endless) attempt(() => animation.play());
  };
}
