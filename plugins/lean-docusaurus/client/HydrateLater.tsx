import { createElement, type ComponentPropsWithoutRef, type ReactNode } from 'react';

export type HydrateLaterProps = Omit<ComponentPropsWithoutRef<'div'>, 'dangerouslySetInnerHTML'> & {
  /** The element around it. */
  as?: 'div' | 'figure' | 'header';
  children: ReactNode;
};

/**
 * An element whose inside may come alive by itself, later than the page. React takes over a page in slices of its own accord, so here
 * it is an element like any other; where the frame runs on Preact, `preact-frame/client/HydrateLater.tsx` stands for this file.
 */
export function HydrateLater({ as = 'div', children, ...props }: HydrateLaterProps) {
  return createElement(as, props, children);
}
