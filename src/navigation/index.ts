export { PlanBadge } from './Badges';
export { DocPage } from './DocPage';
export { LanguageChoice } from './LanguageChoice';
export { LanguageMenu } from './LanguageMenu';
export { ProductMenu } from './ProductMenu';
export { Sidebar } from './Sidebar';
export { usePagePath } from './usePagePath';
