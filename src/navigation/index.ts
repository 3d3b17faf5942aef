export { PlanBadge } from './Badges';
export { DocPage } from './DocPage';
export { Footer } from './Footer';
export { Header } from './Header';
export { Sidebar } from './Sidebar';
