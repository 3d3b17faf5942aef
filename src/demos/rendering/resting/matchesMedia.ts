/** Width in px of the window in which demos come to rest. */
const windowWidth = 1280;

/**
 * Whether a media query holds where demos come to rest: a light window of a usual width, with a pointer,
 * for a reader who wants nothing to move.
 * @param media - a list, separated by commas; of each member every condition has to hold
 */
export function matchesMedia(media: string): boolean {
  return media.split(',').some((query) =>
    [...query.matchAll(/\(([^()]+)\)|\bprint\b/g)].every(([whole, condition = whole]) => {
      const [, bound, value] = /^(min|max)-width:\s*([\d.]+)px$/.exec(condition.trim()) ?? [];
      if (bound)
        return bound === 'min' ? windowWidth >= Number(value) : windowWidth <= Number(value);
      return /^(hover:\s*hover|(any-)?pointer:\s*fine|prefers-color-scheme:\s*light|prefers-reduced-motion(:\s*reduce)?)$/.test(
        condition.trim(),
      );
    }),
  );
}
