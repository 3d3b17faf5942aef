import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PageFacts } from '../rules/tree/pageFacts';
import { stripDocsTab } from '../rules/paths/stripDocsTab';
import styles from './DocsTabs.module.css';

function tabLabel(tab: string): string {
  switch (tab) {
    case 'components-api':
      return translate({
        id: 'docsTab.components',
        message: 'Components API',
        description: 'Tab of a page: the reference of its components',
      });
    case 'hooks-api':
      return translate({
        id: 'docsTab.hooks',
        message: 'Hooks API',
        description: 'Tab of a page: the reference of its hooks',
      });
    default:
      return translate({
        id: 'docsTab.guide',
        message: 'Guide',
        description: 'Tab of a page: its text and demos',
      });
  }
}

/** The guide of a component and the reference of what it is about, as tabs that are pages of their own. */
export function DocsTabs() {
  const { metadata, frontMatter } = useDoc();
  const { tabs } = frontMatter as PageFacts;
  if (!tabs) return null;
  const guide = `${stripDocsTab(metadata.permalink).replace(/\/$/, '')}/`;
  return (
    <nav
      className={styles.tabs}
      aria-label={translate({
        id: 'docsTab.name',
        message: 'Guide and API',
        description: 'Accessible name of the tabs of a component page',
      })}
    >
      {['', ...tabs].map((tab) => {
        const to = tab === '' ? guide : `${guide}${tab}/`;
        return (
          <Link
            key={tab}
            to={to}
            className={styles.tab}
            aria-current={to === metadata.permalink ? 'page' : undefined}
          >
            {tabLabel(tab)}
          </Link>
        );
      })}
    </nav>
  );
}
