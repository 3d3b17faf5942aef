import fs from 'node:fs';
import path from 'node:path';
import type { ApiPlan } from '../../../src/api/rules/types';
import { apiProducts, type ApiProduct } from './products';
import { findPackage } from '../../support/findPackage';

/** An installed library of the reference. */
export interface Library {
  /** npm name, also where it is installed under an alias. */
  name: string;
  /** Absolute folder of the package. */
  folder: string;
  version: string;
  plan?: ApiPlan;
  product: ApiProduct['id'];
  manifest: Manifest;
}

/** The fields of a package.json that matter here. */
export interface Manifest {
  version: string;
  types?: string;
  typings?: string;
  main?: string;
  exports?: unknown;
  repository?: { url?: string; directory?: string };
  peerDependencies?: Record<string, string>;
}

/**
 * Finds the installed libraries.
 * @param root - folder of the project whose `node_modules` has them
 * @param installed - the name under which each is installed there, by npm name: an alias for a cut version
 * @returns the libraries in the order of the products, and a problem for each that is not installed
 */
export function readLibraries(
  root: string,
  installed: Readonly<Record<string, string>>,
  products: readonly ApiProduct[] = apiProducts,
): { libraries: Library[]; problems: string[] } {
  const libraries: Library[] = [];
  const problems: string[] = [];
  const known = new Set<string>();
  for (const product of products) {
    for (const { name, plan } of product.libraries) {
      known.add(name);
      const alias = installed[name];
      if (alias === undefined) continue;
      const folder = path.isAbsolute(alias) ? alias : findPackage(root, alias);
      const file = folder && path.join(folder, 'package.json');
      if (!file || !fs.existsSync(file)) {
        const as = alias === name ? '' : ` (installed as ${alias})`;
        problems.push(`${name}${as} is not installed in ${root}: run npm install there.`);
        continue;
      }
      const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
      libraries.push({
        name,
        folder: fs.realpathSync(folder),
        version: manifest.version,
        product: product.id,
        manifest,
        ...(plan && { plan }),
      });
    }
  }
  for (const name of Object.keys(installed)) {
    if (!known.has(name)) {
      problems.push(`${name} belongs to no product of the reference: add it to products.ts.`);
    }
  }
  return { libraries, problems };
}
