import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsConfig } from '../../docsConfig';
import { joinVersions } from '../rules/versions/joinVersions';

/** The versions of every docs instance, the newest first: those of this build, and frozen ones, which are built apart. */
export function useSiteVersions(): ReturnType<typeof joinVersions> {
  const own = useAllDocsData();
  const { versions } = useDocsConfig();
  return joinVersions(own, versions, useDocusaurusContext().siteConfig.baseUrl);
}
