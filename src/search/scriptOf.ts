import type { PagefindModule } from './rules/pagefindModule';
import { createPagefindScript, type PagefindScript } from './rules/pagefindScript';

const scripts = new Map<string, PagefindScript>();
/** The script of an index: versions that are built apart have their own. */
export function scriptOf(folder: string): PagefindScript {
  const known = scripts.get(folder);
  if (known) return known;
  const made = createPagefindScript(
    (address) => import(/* webpackIgnore: true */ address) as Promise<PagefindModule>,
  );
  scripts.set(folder, made);
  return made;
}
