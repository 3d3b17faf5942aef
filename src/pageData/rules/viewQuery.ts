/**
 * What the query of an address asks a view for.
 * @param usual - what is chosen where it does not ask, by name
 */
export function readQuery<Name extends string>(
  search: string,
  usual: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries<string>(usual).map(([name, value]) => [name, query.get(name) ?? value]),
  ) as Record<Name, string>;
}

/**
 * The query with what is chosen in a view.
 * @param chosen - by name; what is '' does not stand there
 * @param search - query of the address so far, of which the rest stays, such as `mode=dark`
 */
export function writeQuery(chosen: Readonly<Record<string, string>>, search: string): string {
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(chosen, name)) query.append(name, value);
  }
  return query.size > 0 ? `?${query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')}` : '';
}
