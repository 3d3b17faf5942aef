import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A list of which a part is drawn. */
interface Portions<Root> {
  /** So many items are drawn. */
  count: number;
  /** Draws another portion. */
  showMore: () => void;
  /** The element that has the items in it. */
  root: RefObject<Root | null>;
}

/**
 * Draws a long list portion by portion, each time that the reader presses a button. If that goes with the last portion, the first of the new
 * items has the focus in its place.
 * @param portion - so many items at once
 * @param subject - what the list is of; another one begins with the first portion
 * @param selector - finds what takes the focus, one for each item
 */
export function usePortions<Root extends HTMLElement>(
  portion: number,
  subject: string,
  selector: string,
): Portions<Root> {
  const [limit, setLimit] = useState({ subject, count: portion });
  const root = useRef<Root>(null);
  useLayoutEffect(() => {
    if (limit.count > portion && document.activeElement === document.body)
      root.current?.querySelectorAll<HTMLElement>(selector)[limit.count - portion]?.focus();
  }, [limit, portion, selector]);
  const count = limit.subject === subject ? limit.count : portion;
  return { count, showMore: () => setLimit({ subject, count: count + portion }), root };
}
