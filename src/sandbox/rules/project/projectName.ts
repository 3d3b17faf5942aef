import { kebabCase } from '../../../demos/rules/kebabCase';

/**
 * The name of a demo's project, as npm allows it and as its folder is called: `BasicSorting` → `basic-sorting`.
 * @param demo - name of the demo, in any writing
 * @returns lower-case words joined by hyphens, at most 214 characters; `demo` where nothing of the name is left
 */
export function projectName(demo: string): string {
  const words = kebabCase(demo)
    .replace(/[^a-z\d]+/g, '-')
    // What npm takes at most.
    .slice(0, 214)
    .replace(/^-+|-+$/g, '');
  return words === '' ? 'demo' : words;
}
