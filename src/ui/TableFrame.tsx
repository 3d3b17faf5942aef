import { useEffect, useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { attempt } from './rules/attempt';

interface TableFrameProps {
  children: ReactNode;
  'data-translation'?: string;
}

/**
 * Frame of a table, which scrolls where the table is wider. Then it has to be reachable by keyboard, and to have a name; where the
 * table fits, there would be nothing to do. Without a script nobody knows which it is, so the HTML has the stop.
 */
export function TableFrame({ children, ...rest }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = attempt(
      () => new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth)),
    );
    // The table too: with a font that arrives late it becomes wider, and its frame does not.
    attempt(() => [current, ...current.children].forEach((each) => observer?.observe(each)));
    return () => observer?.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className="table-frame"
      {...(scrolls && {
        tabIndex: 0,
        role: 'group',
        'aria-label': translate({
          id: 'table.name',
          message: 'Table',
          description: 'Name of a table that scrolls sideways, for screen readers',
        }),
      })}
      {...rest}
    >
      {children}
    </div>
  );
}
