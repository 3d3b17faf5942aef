import type { ScriptImport } from './readImports';

/** What the transpiler makes of an import: a variable, and another one where the default export is wanted. */
const variables = /\bvar (\w+) = (?:require\((['"])(.*?)\2\)|_interopRequireDefault\((\w+)\));/g;

/**
 * Finds which of the names that a script imports it uses while it runs, and not for its types alone.
 * @param code - what the transpiler has made of it
 * @param imports - of the script
 * @returns names in braces, and `default`, by what they are imported from
 */
export function namesInUse(
  code: string,
  imports: readonly ScriptImport[],
): Record<string, string[]> {
  const requests = new Map<string, string>();
  for (const [, variable, , request, first] of code.matchAll(variables)) {
    const from = request ?? requests.get(first!);
    if (from !== undefined) requests.set(variable!, from);
  }
  const used = new Set<string>();
  for (const [, variable, name] of code.matchAll(/\b(\w+)\.([\w$]+)/g)) {
    const request = requests.get(variable!);
    if (request !== undefined) used.add(`${request} ${name}`);
  }
  const found: Record<string, string[]> = {};
  for (const { request, names } of imports) {
    const own = names.filter((name) => used.has(`${request} ${name}`));
    if (own.length > 0) found[request] = [...new Set([...(found[request] ?? []), ...own])];
  }
  return found;
}
