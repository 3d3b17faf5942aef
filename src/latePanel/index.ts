export { LatePanel } from './LatePanel';
export { placePanel } from './placePanel';
