export { DemoMenu, type DemoMenuProps } from './DemoMenu';
export { placePanel } from './placePanel';
