export { LatePanel } from './LatePanel';
