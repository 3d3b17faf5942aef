import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { HydrateLater } from '../../plugins/lean-docusaurus/client/HydrateLater';
import { useDocsConfig } from '../docsConfig';
import { InstalledSlot } from '../lens';
import { LanguageChoice, LanguageMenu, ProductMenu, VersionMenu } from '../navigation';
import { SettingsPanel } from '../preferences';
import { SearchButton } from '../search';
import { Icon, TooltipLayer } from '../ui';
import { Mark } from './Mark';
import styles from './Header.module.css';

/** What analytics reads from a link of the header: one click of ten is reported. */
const marks = (label: string) => ({
  'data-ga-event-category': 'header',
  'data-ga-event-action': 'click',
  'data-ga-event-label': label,
  'data-ga-event-split': '0.1',
});

/** The one line at the top of every page. */
export function Header() {
  const { repositoryUrl } = useDocsConfig();
  return (
    <HydrateLater as="header" className={styles.header}>
      {/* The style leaves it out where there is no list of pages. */}
      <button
        type="button"
        className={styles.menu}
        popoverTarget="sidebar"
        aria-label={translate({
          id: 'header.openNavigation',
          message: 'Open navigation',
          description: 'Button for the page list on small screens',
        })}
      >
        <Icon name="menu" />
      </button>
      <Link
        className={styles.home}
        to="/"
        {...marks('home')}
        aria-label={translate({
          id: 'header.home',
          message: 'Home',
          description: 'Link to the home page around the mark',
        })}
      >
        <Mark />
      </Link>
      <ProductMenu />
      <VersionMenu />
      <div className={styles.space} />
      <SearchButton />
      {/* On a small screen the settings have it. */}
      <div className={styles.language}>
        <LanguageMenu />
      </div>
      <SettingsPanel>
        <LanguageChoice />
        <InstalledSlot />
      </SettingsPanel>
      {/* On a small screen, the menu of the page leads to it. */}
      {repositoryUrl ? (
        <a
          className={styles.link}
          href={repositoryUrl}
          {...marks('repository')}
          aria-label={translate({
            id: 'header.repository',
            message: 'Repository',
            description: 'Link to the source repository',
          })}
        >
          <Icon name="repository" />
        </a>
      ) : null}
      <span hidden className={styles.end} />
      <TooltipLayer />
    </HydrateLater>
  );
}
