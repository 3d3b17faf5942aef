import { useSyncExternalStore } from 'react';

// Kept by the page's script alone: for this visit, on every page of it, and gone with a reload.
let wrapped = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toggle(): void {
  wrapped = !wrapped;
  listeners.forEach((listener) => listener());
}

/** Whether long lines of code are wrapped, in all blocks alike, and how to change that. */
export function useWrap(): [boolean, () => void] {
  return [
    useSyncExternalStore(
      subscribe,
      () => wrapped,
      () => false,
    ),
    toggle,
  ];
}
