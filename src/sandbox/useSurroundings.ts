import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsConfig } from '../docsConfig';
import { currentProduct } from '../navigation/rules/products/currentProduct';
import type { SandboxSurroundings } from './services/loadProject';

/** What a project takes over from the page that it is made on. */
export function useSurroundings(): SandboxSurroundings {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { products } = useDocsConfig();
  return {
    baseUrl: siteConfig.baseUrl,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    productOf: (page) => currentProduct(products, page)?.name ?? siteConfig.title,
    ask: (...request) => fetch(...request),
  };
}
