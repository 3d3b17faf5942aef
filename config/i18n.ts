import type { I18nConfig } from '@docusaurus/types';

export const i18n: Partial<I18nConfig> = {
  defaultLocale: 'en',
  locales: ['en', 'zh'],
  localeConfigs: {
    en: { label: 'English', htmlLang: 'en', direction: 'ltr' } as never,
    // Its base URL is written down because Docusaurus would build a language that is built alone into the root.
    zh: { label: '简体中文', htmlLang: 'zh-CN', direction: 'ltr', baseUrl: '/zh/' } as never,
  },
};
