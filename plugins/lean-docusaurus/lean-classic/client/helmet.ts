import { useLayoutEffect, useState, type ReactNode } from 'react';
import { mergeHead, type HeadContent } from './mergeHead';
import { readHead } from './readHead';
import { writeHead } from './writeHead';

/** The mounted heads by the order in which they were first rendered: outer ones before inner ones. */
const heads = new Map<number, HeadContent>();
let last = 0;
let isPlanned = false;

/** Once for all that a commit has changed. */
function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    if (heads.size === 0) return;
    const ordered = [...heads].sort(([a], [b]) => a - b).map(([, content]) => content);
    writeHead(mergeHead(ordered), document);
  });
}

/**
 * The part of react-helmet-async that Docusaurus's `<Head>` uses, in the browser: 1 kB instead of 6. The
 * server renders with the library itself, so the HTML is the library's.
 */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [order] = useState(() => (last += 1));
  useLayoutEffect(() => {
    heads.set(order, readHead(children));
    plan();
  }, [order, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      plan();
    },
    [order],
  );
  return null;
}

export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
