export { DocsProvider } from './DocsProvider';
export { useDocsConfig } from './useDocsConfig';
export type { DocsConfig, ProductVersion, SiteProduct } from './useDocsConfig';
export { useLateStylesheets } from './useLateStylesheets';
