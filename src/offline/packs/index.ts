export { createPackStore } from './packStore';
export { showPacks } from './showPacks';
