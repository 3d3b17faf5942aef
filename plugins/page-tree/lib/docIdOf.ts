/** Docusaurus's id of the page at `pathname`: the folder below the instance, then `index`. */
export function docIdOf(pathname: string, instance: 'default' | 'x'): string {
  return `${pathname.slice(instance === 'x' ? '/x/'.length : 1)}/index`;
}
