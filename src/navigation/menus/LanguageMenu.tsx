import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { Icon, MenuList, menuItemClass, Popover } from '../../ui';
import { PlaceLink } from './PlaceLink';

/** The same page in every language, as links that keep the place in it. */
export function LanguageLinks() {
  const { i18n } = useDocusaurusContext();
  const alternatePage = useAlternatePageUtils();
  return (
    <MenuList>
      {i18n.locales.map((locale) => {
        const config = i18n.localeConfigs[locale];
        return (
          <li key={locale}>
            {/* A page of another language is another document: no client navigation. */}
            <PlaceLink
              className={menuItemClass}
              href={alternatePage.createUrl({ locale, fullyQualified: false })}
              lang={config?.htmlLang}
              hrefLang={config?.htmlLang}
              aria-current={locale === i18n.currentLocale ? 'true' : undefined}
            >
              {config?.label}
            </PlaceLink>
          </li>
        );
      })}
    </MenuList>
  );
}

/** Leads to the same page in another language. */
export function LanguageMenu() {
  return (
    <Popover
      id="languages"
      align="end"
      name={translate({
        id: 'header.language',
        message: 'Language',
        description: 'Button that opens the list of languages',
      })}
      button={<Icon name="language" />}
    >
      <LanguageLinks />
    </Popover>
  );
}
