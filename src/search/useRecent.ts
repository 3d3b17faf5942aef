import { useSyncExternalStore } from 'react';
import { attempt } from '../ui';
import { addRecent, readRecent, recentKey, type RecentResult } from './rules/recentResults';

const listeners = new Set<() => void>();
/** Kept for the visit where the browser keeps nothing. */
let list: readonly RecentResult[] | undefined;
const none: readonly RecentResult[] = [];

function current(): readonly RecentResult[] {
  list ??= readRecent(attempt(() => window.localStorage.getItem(recentKey)));
  return list;
}

function change(next: readonly RecentResult[]): void {
  list = next;
  attempt(() =>
    next.length === 0
      ? window.localStorage.removeItem(recentKey)
      : window.localStorage.setItem(recentKey, JSON.stringify(next)),
  );
  listeners.forEach((listener) => listener());
}

/** Notes a result that is opened. */
export function keepRecent(result: RecentResult): void {
  change(addRecent(current(), result));
}

/** Takes one result out of those opened before, or all of them. */
export function forgetRecent(url?: string): void {
  change(url === undefined ? [] : current().filter((result) => result.url !== url));
}

/** The results that the reader has opened, the last one first. */
export function useRecent(): readonly RecentResult[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => none,
  );
}
