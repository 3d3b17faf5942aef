export { DemoMenu, type DemoMenuProps } from './DemoMenu';
export { Problem } from './Problem';
export { loadProject, type VariantEdit } from './services/loadProject';
export { saveZip } from './services/saveZip';
export { ServiceLink } from './ServiceLink';
export {
  sandboxServices,
  writeEditedQuery,
  writeSandboxQuery,
  type SandboxRequest,
  type SandboxService,
} from './rules/sandboxLink';
export { serviceNames } from './rules/serviceNames';
export { useSurroundings } from './useSurroundings';
