import type { ApiHistory } from '../../../src/api/rules/types';
import type { CompiledStep } from './types';

/** What was compared and found. */
export interface Summary {
  text: string;
  /** Whether every kind of thing was there to be compared: facts from nothing would prove nothing. */
  isComplete: boolean;
}

/** Says how much was compared and how many facts came out. */
export function summarise(compiled: readonly CompiledStep[], history: ApiHistory): Summary {
  const last = Object.values(compiled.at(-1)?.pages ?? {});
  const components = last.filter(({ kind }) => kind === 'component');
  const count = (pages: typeof last) =>
    pages.reduce((sum, { members }) => sum + Object.keys(members).length, 0);
  const props = count(components);
  const entries = Object.values(history.pages);
  const sum = (of: (entry: (typeof entries)[number]) => number) =>
    entries.reduce((total, entry) => total + of(entry), 0);
  const since = sum((entry) => Object.keys(entry.since).length);
  const isNew = sum(({ changes }) => (changes?.isNew ? 1 : 0));
  const list = (of: 'added' | 'removed' | 'retyped' | 'redefaulted') =>
    sum(({ changes }) => changes?.[of].length ?? 0);
  const packages = new Set(compiled.flatMap((step) => Object.keys(step.packages))).size;
  return {
    text: `${compiled.length} versions of ${packages} packages, ${components.length} components with ${props} props, ${last.length - components.length} other pages with ${count(last) - props} members: ${entries.length} pages with facts (${since} since, ${isNew} new, ${list('added')} added, ${list('removed')} removed, ${list('retyped')} retyped, ${list('redefaulted')} redefaulted)`,
    isComplete: compiled.length > 1 && components.length > 0 && props > 0 && entries.length > 0,
  };
}
