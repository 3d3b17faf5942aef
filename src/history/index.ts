export { fetchHistory, fetchHistoryIndex } from './fetchHistory';
export { useNeeded, type Needed } from './useNeeded';
