/** A process as the system lists it. */
export interface ProcessEntry {
  id: number;
  parent: number;
  /** Resident memory. */
  bytes: number;
}

/**
 * Resident memory of a process and all that it has started.
 * @returns bytes; 0 if it is not in the list
 */
export function treeMemory(processes: readonly ProcessEntry[], root: number): number {
  const children = new Map<number, ProcessEntry[]>();
  for (const entry of processes) {
    children.set(entry.parent, [...(children.get(entry.parent) ?? []), entry]);
  }
  const below = (id: number): number =>
    (children.get(id) ?? [])
      .filter((child) => child.id !== id)
      .reduce((sum, child) => sum + child.bytes + below(child.id), 0);
  const own = processes.find(({ id }) => id === root);
  return own ? own.bytes + below(root) : 0;
}
