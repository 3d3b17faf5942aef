import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { withoutBase } from '../rules/paths/belowBase';
import { usePathname } from './usePathname';

/** The path of the page without base URL and language prefix: always starts with a slash. */
export function usePagePath(): string {
  const pathname = usePathname();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return withoutBase(baseUrl, pathname);
}
