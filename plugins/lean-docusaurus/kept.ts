/** What builds with this layer keep, for plugins and commands that read built pages or go by what has changed. */
export { cacheTrace } from './bundle-in-turn/lib/cacheTrace';
export { readRouteFiles } from './flat-client/lib/readRouteFiles';
export { contentsFolder, wholePage } from './warm-build/lib/keptPage';
export { readPageKeys } from './warm-build/lib/pageKeysFile';
export { renderAhead } from './warm-build/lib/renderAhead';
