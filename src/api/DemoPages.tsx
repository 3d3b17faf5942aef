import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DemoLinks } from './DemoLinks';
import { demosByPage, type PageOfDemos } from './rules/demosByPage';
import type { ApiPage } from './rules/types';
import styles from './Api.module.css';

/** Pages whose demos are named one by one; of the others, the page is. */
const detailed = 6;

function PageLinks({ pages }: { pages: PageOfDemos[] }) {
  return (
    <ul className={styles.demoLinks}>
      {pages.map(({ pathname, title, demos: [first] }) => (
        <li key={pathname}>
          <Link to={`${pathname}#${first!.name}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The demos that use a component, by page. */
export function DemoPages({ page: { demos, titles } }: { page: ApiPage }) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const pages = demosByPage(demos.all, titles[currentLocale] ?? titles.en ?? {});
  const more = pages.slice(detailed);
  return (
    <>
      <ul className={styles.rows}>
        {pages.slice(0, detailed).map(({ pathname, title, demos: ofPage }) => (
          <li key={pathname} className={styles.demoPage}>
            <Link to={pathname}>{title}</Link>
            <DemoLinks demos={ofPage} />
          </li>
        ))}
      </ul>
      {more.length > 0 ? (
        <details className={styles.group}>
          <summary>
            {translate(
              {
                id: 'api.morePages',
                message: 'More pages ({count})',
                description: 'Opens the list of further pages with demos that use a component',
              },
              { count: more.length },
            )}
          </summary>
          <PageLinks pages={more} />
        </details>
      ) : null}
    </>
  );
}
