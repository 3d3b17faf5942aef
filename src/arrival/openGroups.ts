/** The groups of a page's text that can be opened; what a running demo does with its own is its affair. */
function groupsOf(main: Element | null): HTMLDetailsElement[] {
  return [...(main?.querySelectorAll<HTMLDetailsElement>('details') ?? [])].filter(
    (group) => !group.closest('[data-stage]'),
  );
}

/** Which groups are open, a digit for each; undefined if none is. */
export function readGroups(main: Element | null): string | undefined {
  const groups = groupsOf(main).map(({ open }) => (open ? '1' : '0'));
  return groups.includes('1') ? groups.join('') : undefined;
}

/**
 * Opens the groups that were open.
 * @returns whether the page has all of its groups yet
 */
export function openGroups(main: Element | null, wanted: string): boolean {
  const groups = groupsOf(main);
  if (groups.length !== wanted.length) return false;
  groups.forEach((group, index) => {
    if (wanted[index] === '1') group.open = true;
  });
  return true;
}
