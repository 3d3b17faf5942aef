export { Demo } from './Demo';
export { DemoStage } from './DemoStage';
export { EmittedStyles } from './DemoStyles';
