/** A route as Docusaurus generates it, with the arguments of its `ComponentCreator` call in place of the component. */
export interface GeneratedRoute {
  path: string;
  component: { path: string; hash: string };
  exact?: boolean;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/**
 * Reads Docusaurus's generated `routes.js`, which is our own build's code.
 * @throws if the file does not have the form that Docusaurus 3 writes
 */
export function readRoutes(source: string): GeneratedRoute[] {
  const body = source.replace(/^import .*$/gm, '').replace(/export default\s*\[/, 'return [');
  if (!/return \[/.test(body)) {
    throw new Error(
      'The generated routes are not of the form "export default […]" any more; see plugins/lean-docusaurus/flat-client',
    );
  }
  const creator = (path: string, hash: string) => ({ path, hash });
  return new Function('ComponentCreator', body)(creator) as GeneratedRoute[];
}

/**
 * Reads the generated `registry.js`: the code of each entry by chunk name.
 * @throws if an entry does not have the form that Docusaurus 3 writes
 */
export function readRegistry(source: string): Map<string, string> {
  const entries = [
    ...source.matchAll(/^\s*"([^"]+)": (\[\(\) => import\(.*\)\]),?(?:\s*\};?)?$/gm),
  ].map(([, name, code]) => [name ?? '', code ?? ''] as const);
  const written = source.match(/\(\) => import\(/g)?.length ?? 0;
  if (entries.length === 0 || entries.length !== written) {
    throw new Error(
      `Of ${written} entries of the generated registry ${entries.length} have the known form; see plugins/lean-docusaurus/flat-client`,
    );
  }
  return new Map(entries);
}
