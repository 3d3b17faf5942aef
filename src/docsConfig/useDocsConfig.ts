import { createContext, useContext } from 'react';
import type { Assistant } from '../pageActions/rules/assistants';
import type { LateStylesheet } from './rules/lateStylesheets';
import type { SiteProduct } from './rules/types';

/** What the site's parts know about the site: its own fields of the Docusaurus config. */
export interface DocsConfig {
  products: SiteProduct[];
  /**
   * Every version of the site by docs instance, as `config/siteVersions.ts` lists them, where some are built apart: frozen ones, and in
   * the build of a frozen one all others.
   */
  versions?: Record<string, { name: string; label: string; path: string; isApart?: boolean }[]>;
  /** In the build of a frozen version: which it is. */
  frozen?: { instance: string; version: string; path: string };
  repositoryUrl: string;
  /** Whether a deployment has analytics. */
  isMeasured: boolean;
  /** Services to which a reader can take a page; none unless configured. */
  assistants: Assistant[];
  lateStylesheets: LateStylesheet[];
  ads: {
    /** Share of an ad's displays that is reported. */
    displayRatio: number;
  };
}

export const DocsConfigContext = createContext<DocsConfig | null>(null);

/**
 * Reads the site's own configuration.
 * @throws outside `<DocsProvider>`
 */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsConfigContext);
  if (!config) {
    throw new Error(
      'The docs config context was not found. Wrap the component in the docs provider: <DocsProvider>.',
    );
  }
  return config;
}
