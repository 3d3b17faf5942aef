export { PlanBadge } from './Badges';
export { DocPage } from './DocPage';
export { LanguageMenu } from './LanguageMenu';
export { ProductMenu } from './ProductMenu';
export { Sidebar } from './Sidebar';
export { useSite } from './useSite';
