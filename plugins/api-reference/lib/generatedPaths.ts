import { docsTabNames } from '../../../src/navigation/rules/paths/stripDocsTab';
import { apiProducts } from './products';

/** Ends of the folders that hold generated pages alone, each with its slash before it. */
export const generatedPaths: readonly string[] = [
  // The docs instance at /x/ has its pages in a folder of its own.
  ...apiProducts.map(({ root }) => root.replace(/^\/x\//, '/')),
  ...docsTabNames.map((name) => `/${name}`),
];
