/** A package, and those of the other plans of its product, the lowest first. */
function plansOf(name: string): string[] {
  const community = name.replace(/-(?:pro|premium)$/, '');
  return [name, community, `${community}-pro`, `${community}-premium`];
}

/**
 * The package of a project by whose version something is answered: one that has it, else one of another plan of the same product. Plans are
 * released together, and a higher one installs those below it.
 * @param names - packages that have it, best first
 * @param known - what is known of the project's packages, by name
 */
export function findInstalled(
  names: readonly string[],
  known: Readonly<Record<string, unknown>>,
): string | undefined {
  return [...names, ...names.flatMap(plansOf)].find((name) => Object.hasOwn(known, name));
}
