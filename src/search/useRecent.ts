import { useSyncExternalStore } from 'react';
import { attempt } from '../ui';
import {
  addRecent,
  readRecent,
  recentBelow,
  recentKey,
  type RecentResult,
} from './rules/recentResults';

const listeners = new Set<() => void>();
let list: readonly RecentResult[] | undefined;
/** Where the browser keeps nothing, the list is there for the visit. */
let isKept = true;
const none: readonly RecentResult[] = [];

function current(): readonly RecentResult[] {
  list ??= readRecent(attempt(() => window.localStorage.getItem(recentKey)));
  return list;
}

function change(next: (before: readonly RecentResult[]) => readonly RecentResult[]): void {
  // Another tab may have changed it.
  if (isKept) list = undefined;
  const changed = next(current());
  list = changed;
  isKept =
    attempt(() => {
      const { localStorage } = window;
      if (changed.length === 0) localStorage.removeItem(recentKey);
      else localStorage.setItem(recentKey, JSON.stringify(changed));
      return true;
    }) === true;
  listeners.forEach((listener) => listener());
}

/** Notes a result that is opened. */
export function keepRecent(result: RecentResult): void {
  change((before) => addRecent(before, result));
}

/** Takes one result out of those opened before, or all of them, those of other languages, too. */
export function forgetRecent(url?: string): void {
  change((before) => (url === undefined ? [] : before.filter((result) => result.url !== url)));
}

function subscribe(listener: () => void): () => void {
  const reread = ({ key }: StorageEvent) => {
    if (key !== null && key !== recentKey) return;
    list = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', reread);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', reread);
  };
}

/**
 * The results of a language that the reader has opened, the last one first.
 * @param baseUrl - what all addresses of the language begin with
 */
export function useRecent(baseUrl: string): readonly RecentResult[] {
  return recentBelow(
    useSyncExternalStore(subscribe, current, () => none),
    baseUrl,
  );
}
