import type { ApiImport, ApiPlan } from '../../../src/api/rules/types';
import { planRank, type Exported } from './context';

/**
 * The ways to import something, best first: lowest plan first, in a package its own folder before the root.
 * Of folders, the one that bears the name; others (`hooks`) only if none does.
 */
export function readImports({ name, paths }: Exported): ApiImport[] {
  const byLibrary = [...new Set(paths.map(({ library }) => library))].sort(
    (a, b) => planRank(a.plan) - planRank(b.plan),
  );
  return byLibrary.flatMap((library) => {
    const all = paths.filter((path) => path.library === library);
    const root = all.filter(({ sub }) => sub === '');
    const folders = all.filter(({ sub }) => sub !== '');
    const own = folders.filter(({ sub }) => sub === name);
    const best =
      own.find((path) => path.name === 'default') ??
      own[0] ??
      [...folders].sort((a, b) => a.sub.length - b.sub.length || (a.sub < b.sub ? -1 : 1))[0];
    // The folder of another thing is no better than the root.
    const ordered =
      best && (own.length > 0 || root.length === 0)
        ? [best, ...root]
        : [...root, ...(best ? [best] : [])];
    return ordered.map((path) => ({
      from: path.sub === '' ? library.name : `${library.name}/${path.sub}`,
      name: path.name,
      package: library.name,
      ...(library.plan && { plan: library.plan }),
    }));
  });
}

/** The lowest plan whose package exports something; undefined: community. */
export function exportPlan({ symbols }: Exported): ApiPlan | undefined {
  const plans = symbols.map(({ library }) => library.plan);
  return plans.reduce((a, b) => (planRank(a) <= planRank(b) ? a : b));
}
