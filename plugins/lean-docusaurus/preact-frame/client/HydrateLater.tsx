import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentChild } from 'preact';
import type { HydrateLaterProps } from '../../client/HydrateLater';
import { ContextBridge, hydrateTree, isHydrating, renderTree } from './hydration';
import { queueForIdle } from '../../client/idleQueue';

/** The element keeps what the server wrote. The object, not its text, is what is compared. */
const kept = { __html: '' };

const intentions = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

/** Marks, in the page's HTML, what is not alive yet. */
const mark = { 'data-late': '' };

/**
 * An element whose inside comes alive by itself: on the first page it stays as the server wrote it until the page is idle,
 * or until the reader reaches for it, so that taking over a long page never keeps the browser busy for long. On a page
 * that was reached by navigation, and wherever the frame does not run on Preact, it is an element like any other.
 */
export function HydrateLater(
  { as = 'div', children, ...props }: HydrateLaterProps,
  // Preact's second argument: all contexts above.
  context?: object,
) {
  const [isLate] = useState(isHydrating);
  const element = useRef<HTMLElement>(null);
  const isAlive = useRef(false);
  const tree = () => createElement(ContextBridge as never, { context }, children) as ComponentChild;
  const latest = useRef(tree);

  useLayoutEffect(() => {
    latest.current = tree;
  });
  // What the new page shows is painted before what surrounds it follows: after a click the header can wait for a frame.
  useEffect(() => {
    if (isAlive.current && element.current) renderTree(latest.current(), element.current);
  });

  useLayoutEffect(() => {
    const place = element.current;
    if (!isLate || !place) return undefined;
    const stop = () => {
      callOff();
      intentions.forEach((type) => place.removeEventListener(type, start));
    };
    const start = () => {
      stop();
      isAlive.current = true;
      place.removeAttribute('data-late');
      hydrateTree(latest.current(), place);
    };
    const callOff = queueForIdle(start);
    intentions.forEach((type) => place.addEventListener(type, start, { passive: true }));
    return () => {
      stop();
      if (isAlive.current) renderTree(null, place);
    };
  }, [isLate]);

  if (isLate) {
    const late = { ...props, ...mark, ref: element as never, dangerouslySetInnerHTML: kept };
    return createElement(as, late);
  }
  return createElement(as, typeof window === 'undefined' ? { ...props, ...mark } : props, children);
}
