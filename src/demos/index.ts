export { Demo } from './Demo';
export { DemoStage } from './stage/DemoStage';
export { EmittedStyles } from './rendering/DemoStyles';
