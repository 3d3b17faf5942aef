import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePathname } from './usePathname';

/** The path of the page without base URL and language prefix: always starts with a slash. */
export function usePagePath(): string {
  const pathname = usePathname();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
}
