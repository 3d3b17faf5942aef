import type { ComponentProps } from 'react';
import type { WindowBlocked } from './Problem';
import { openOutside } from './openOutside';

interface ServiceLinkProps extends Omit<
  ComponentProps<'a'>,
  'href' | 'target' | 'rel' | 'onClick'
> {
  /** Of the page that hands a demo over. */
  href: string;
  /** Gets what kept the window from opening, or null. */
  onOutcome: (problem: WindowBlocked | null) => void;
}

/** A link to a service by way of the page that hands a demo over: a window of its own, and the reader learns when the browser does not let us. */
export function ServiceLink({ href, onOutcome, children, ...props }: ServiceLinkProps) {
  return (
    <a
      {...props}
      href={href}
      target="_blank"
      rel="opener"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOutcome(openOutside(href));
      }}
    >
      {children}
    </a>
  );
}
