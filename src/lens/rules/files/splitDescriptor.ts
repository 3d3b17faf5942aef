/**
 * What a package manager writes as one text: the name of a package and, behind an `@`, a version, a range or an address.
 * `@mui/x-charts@^8.0.0`, `charts@npm:@mui/x-charts@^8.0.0`; `range` is '' where there is a name alone.
 */
export function splitDescriptor(text: string): { name: string; range: string } {
  const [, name = text, range = ''] = /^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(text) ?? [];
  return { name, range };
}
