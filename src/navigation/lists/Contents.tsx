import { translate } from '@docusaurus/Translate';
import type { TOCItem } from '@docusaurus/mdx-loader';
import styles from './Contents.module.css';

interface ContentsProps {
  toc: readonly TOCItem[];
  /** The language of the headings, where it is not that of the page. */
  lang?: string | undefined;
  /** Folded under the title on small screens. */
  folded?: boolean;
}

const name = () =>
  translate({
    id: 'contents.name',
    message: 'On this page',
    description: 'Heading of the table of contents',
  });

/** The headings of the page; `src/arrival` marks the one that is read. `value` is HTML made by the build from the page's headings. */
export function Contents({ toc, lang, folded = false }: ContentsProps) {
  const shown = toc.filter(({ level }) => level <= 3);
  if (shown.length === 0) return null;
  const list = (
    <ul className={styles.list} lang={lang}>
      {shown.map(({ id, level, value }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles.link}
            data-level={level}
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
    <nav className={styles.contents} aria-label={name()} data-contents="">
      <p className={styles.title}>{name()}</p>
      {list}
    </nav>
  );
}
