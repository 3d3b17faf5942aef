export { Demo } from './Demo';
export { EmittedStyles } from './DemoStyles';
