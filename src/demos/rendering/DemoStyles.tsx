import { createContext } from 'react';

/**
 * Styles that the demos of the page rendered so far have brought into its HTML. Server only: a set made
 * per page by the document's provider, so that the second demo does not repeat the first one's.
 */
export const EmittedStyles = createContext<Set<string> | null>(null);
