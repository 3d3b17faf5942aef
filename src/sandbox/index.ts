export { DemoMenu, type DemoMenuProps } from './DemoMenu';
