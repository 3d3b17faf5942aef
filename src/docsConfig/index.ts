export { DocsProvider } from './DocsProvider';
export { useDocsConfig } from './useDocsConfig';
export type { ProductVersion, SiteProduct } from './rules/types';
export type { DocsConfig } from './useDocsConfig';
export { useLateStylesheets } from './useLateStylesheets';
