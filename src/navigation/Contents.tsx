import { useEffect, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import type { TOCItem } from '@docusaurus/mdx-loader';
import styles from './Contents.module.css';

function useActiveHeading(ids: string): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const headings = ids
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    if (headings.length === 0) return undefined;
    // A heading counts once it is in the upper third; the last one passed stays active below it.
    const follow = () => {
      const limit = window.innerHeight / 3;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < limit);
      setActive(passed.at(-1)?.id);
    };
    const observer = new IntersectionObserver(follow, { rootMargin: '0px 0px -66% 0px' });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [ids]);
  return active;
}

interface ContentsProps {
  toc: readonly TOCItem[];
  /** Folded under the title on small screens. */
  folded?: boolean;
}

const name = () =>
  translate({
    id: 'contents.name',
    message: 'On this page',
    description: 'Heading of the table of contents',
  });

/** The headings of the page; follows the reader. `value` is HTML made by the build from the page's headings. */
export function Contents({ toc, folded = false }: ContentsProps) {
  const shown = toc.filter(({ level }) => level <= 3);
  const active = useActiveHeading(folded ? '' : shown.map(({ id }) => id).join(' '));
  if (shown.length === 0) return null;
  const list = (
    <ul className={styles.list}>
      {shown.map(({ id, level, value }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles.link}
            data-level={level}
            aria-current={id === active ? 'true' : undefined}
            dangerouslySetInnerHTML={{ __html: value }}
          />
        </li>
      ))}
    </ul>
  );
  if (folded) {
    return (
      <details className={styles.folded}>
        <summary className={styles.summary}>{name()}</summary>
        {list}
      </details>
    );
  }
  return (
    <nav className={styles.contents} aria-label={name()}>
      <p className={styles.title}>{name()}</p>
      {list}
    </nav>
  );
}
