export { DemoMenu, type DemoMenuProps } from './DemoMenu';
export { Problem } from './Problem';
export { loadProject, type LoadedProject } from './services/loadProject';
export { saveZip } from './services/saveZip';
export { ServiceLink } from './ServiceLink';
export { sandboxServices, writeEditedQuery, type SandboxRequest } from './rules/sandboxLink';
export { serviceNames } from './rules/serviceNames';
export { useSurroundings } from './useSurroundings';
