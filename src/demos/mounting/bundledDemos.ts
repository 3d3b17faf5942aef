import type { ComponentType } from 'react';
import type { mountDemo } from './mountDemo';

/** What the scripts of demos have brought, which are bundled apart from the site (`plugins/demos`). */
export interface BundledDemos {
  mountDemo?: typeof mountDemo;
  /** By the path of its file below the site, without extension. Each is run when it is asked for. */
  demos: Record<string, () => ComponentType>;
}

// A symbol, since an element with such an id would be a name of the window too.
const place = Symbol.for('bundled demos');

/** Where both bundles meet. */
export function bundledDemos(): BundledDemos {
  const shared = globalThis as { [place]?: BundledDemos };
  return (shared[place] ??= { demos: {} });
}
