/** What a title is derived from. */
interface Titled {
  pathname: string;
  /** `false`: the page has no title. */
  title?: string | false;
  subheader?: string;
  /** A page that is shown with a query is another page than the one translated under its path. */
  query?: unknown;
}

function words(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function upperFirst(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

function pascalCase(name: string): string {
  return words(name).map(upperFirst).join('');
}

/** A title made from an address or a subheader, for a node that has none. */
function titleFromPath(base: string): string {
  const [name = ''] = base
    .slice(base.lastIndexOf('/') + 1)
    .replace('react-', '')
    .split('.');
  if (base.includes('/api-docs/')) return pascalCase(name);
  if (base.includes('/api/')) {
    const pascal = pascalCase(name);
    return name.startsWith('use') ? pascal.replace(/^U/, 'u') : pascal;
  }
  return upperFirst(name.replaceAll('-', ' '));
}

/**
 * The title of a page or a part of the navigation: its translation, else its own title, else one made
 * from its address (`/x/react-charts` → `Charts`, `/base-ui/api/use-autocomplete` → `useAutocomplete`).
 * @param node - of the page tree
 * @param translated - titles of the language by subheader or pathname; none for English
 * @returns undefined if the node says that it has no title
 */
export function deriveTitle(
  node: Titled,
  translated: Readonly<Record<string, string>> = {},
): string | undefined {
  const base = node.subheader ?? node.pathname;
  if (node.query === undefined) {
    const key = [base, node.pathname].find((name) => Object.hasOwn(translated, name));
    if (key !== undefined) return translated[key];
  }
  if (node.title === false) return undefined;
  // A subheader that is no address is a text.
  return node.title || (base.startsWith('/') ? titleFromPath(base) : base);
}
