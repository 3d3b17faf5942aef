/** Names that have changed: by the old one. */
export type Renamed = ReadonlyMap<string, string>;

/** Inline code and addresses of links, in order. */
function namesIn(markdown: string): string[] {
  return [...markdown.matchAll(/`([^`]+)`|\]\(([^()\s]+)\)/g)].map(([, code, url]) => code ?? url!);
}

/**
 * Finds the names that a change of the source has replaced one by one: code and addresses are always those of the current source,
 * also within a translation that is out of date.
 * @returns nothing where a name was added or taken away, or has two new ones
 */
export function renamedIn(before: string, after: string): Renamed {
  const [old, now] = [namesIn(before), namesIn(after)];
  const renamed = new Map<string, string>();
  if (old.length !== now.length) return renamed;
  // In another order, nothing tells which name stands for which.
  if (old.toSorted().join('\0') === now.toSorted().join('\0')) return renamed;
  for (const [index, name] of old.entries()) {
    const other = now[index]!;
    if (renamed.has(name) && renamed.get(name) !== other) return new Map();
    renamed.set(name, other);
  }
  for (const [name, other] of renamed) if (name === other) renamed.delete(name);
  return renamed;
}
