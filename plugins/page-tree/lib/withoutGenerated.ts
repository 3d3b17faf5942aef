import { docsTabNames } from '../../../src/navigation/rules/paths/stripDocsTab';
import { apiProducts } from '../../api-reference/lib/products';

/** Takes the generated pages out of what is watched: globs, of which the last leave out what the others name. */
export function withoutGenerated(paths: readonly string[]): string[] {
  const generated = [
    // The docs instance at /x/ has its pages in a folder of its own.
    ...apiProducts.map(({ root }) => root.replace(/^\/x\//, '/')),
    ...docsTabNames.map((name) => `/${name}`),
  ];
  return [...paths, ...generated.map((folder) => `!**${folder}/**`)];
}
