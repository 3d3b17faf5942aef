import type { I18nConfig } from '@docusaurus/types';

const localeConfigs: Record<string, object> = {
  en: { label: 'English', htmlLang: 'en', direction: 'ltr' },
  zh: { label: '简体中文', htmlLang: 'zh-CN', direction: 'ltr' },
};

/** The languages of the site, the default one first; where each of them lies is said by {@link i18nBelow}. */
export const i18n = {
  defaultLocale: 'en',
  locales: Object.keys(localeConfigs) as [string, ...string[]],
} satisfies Partial<I18nConfig>;

/**
 * The languages with the base URL of each. It is written down because Docusaurus would build a language that is built alone into the
 * root.
 * @param baseUrl - path of the site on its host, with a slash at both ends
 */
export function i18nBelow(baseUrl: string): I18nConfig {
  return {
    ...i18n,
    localeConfigs: Object.fromEntries(
      Object.entries(localeConfigs).map(([locale, config]) => [
        locale,
        { ...config, baseUrl: locale === i18n.defaultLocale ? baseUrl : `${baseUrl}${locale}/` },
      ]),
    ),
  } as I18nConfig;
}
