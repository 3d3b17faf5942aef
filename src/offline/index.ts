export { reloadForGone } from './reloadForGone';
