import { type ProductIdentity } from './productIdentity';

const names: Readonly<Record<string, string>> = {
  'material-ui': 'Material UI',
  'joy-ui': 'Joy UI',
  'base-ui': 'Base UI',
  system: 'MUI System',
  'toolpad-core': 'Toolpad Core',
  'toolpad-studio': 'Toolpad Studio',
  'docs-infra': 'Docs infrastructure',
};

/**
 * The product's name in a page's title; every product of MUI X goes by the family's name.
 * @returns undefined for a page of no product
 */
export function productName({ category, id }: ProductIdentity): string | undefined {
  if (category === 'x') return 'MUI X';
  return id !== null && Object.hasOwn(names, id) ? names[id] : undefined;
}
