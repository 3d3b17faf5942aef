/** The site in Chinese: what forgets the language of the page leads to another address. */
export default function useDocusaurusContext() {
  return { siteConfig: { baseUrl: '/zh/' }, i18n: { currentLocale: 'zh' } };
}
