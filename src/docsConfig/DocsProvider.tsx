import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DocsConfigContext, type DocsConfig } from './useDocsConfig';

/** Gives the site's parts its own fields of the Docusaurus config (`customFields`). */
export function DocsProvider({ children }: { children: ReactNode }) {
  const config = useDocusaurusContext().siteConfig.customFields as unknown as DocsConfig;
  return <DocsConfigContext value={config}>{children}</DocsConfigContext>;
}
