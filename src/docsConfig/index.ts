export { DocsProvider } from './DocsProvider';
export { useDocsConfig } from './useDocsConfig';
export type { DocsConfig, SiteProduct } from './useDocsConfig';
export { useLateStylesheets } from './useLateStylesheets';
