import { createRoot } from 'preact/compat/client';
import { hydrateTree } from '../hydration';

export { createRoot };

/**
 * React's function; what it renders knows that it is being taken over.
 * @param {Element} container
 * @param {import('preact').ComponentChild} tree
 */
export function hydrateRoot(container, tree) {
  hydrateTree(tree, container);
  return createRoot(container);
}

export default { createRoot, hydrateRoot };
