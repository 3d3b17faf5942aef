import { versionNumber, type Installed } from '../installed';
import type { FilePackages } from './types';

/** A product with its packages. */
export interface PackagesOfProduct {
  product: string;
  packages: readonly string[];
}

/** What is taken from a file, and what a reader has to know about it. */
export interface ChosenVersions {
  installed: Installed;
  /** Products of which the file has several versions, with those; the lowest is taken. */
  several: Record<string, string[]>;
  /** Products whose version is the lowest of a range. */
  lowest: string[];
  /** Packages of products that the file names without a version, with what it writes instead. */
  unknown: { name: string; wanted: string }[];
}

/**
 * The version of each product by what a file says of its packages. What the project itself asks for counts, also where its version
 * cannot be told: that which a dependency has is another one. Of several versions the lowest counts, since something that it does
 * not have might be taken for present otherwise.
 */
export function chooseVersions(
  { packages, unknown }: FilePackages,
  products: readonly PackagesOfProduct[],
): ChosenVersions {
  const installed: Record<string, string> = {};
  const several: Record<string, string[]> = {};
  const lowest: string[] = [];
  for (const { product, packages: own } of products) {
    const all = packages.filter(({ name }) => own.includes(name));
    const isAsked = [...all, ...unknown].some(
      ({ name, isDirect }) => isDirect && own.includes(name),
    );
    const counted = isAsked ? all.filter(({ isDirect }) => isDirect) : all;
    const sorted = counted.toSorted((a, b) => versionNumber(a.version) - versionNumber(b.version));
    const [first] = sorted;
    if (!first) continue;
    installed[product] = first.version;
    const versions = [...new Set(sorted.map(({ version }) => version))];
    if (versions.length > 1) several[product] = versions;
    if (first.isLowest) lowest.push(product);
  }
  // A package is told once, however many projects ask for it.
  const told = new Map(
    unknown.flatMap(({ name, wanted, isDirect }) => {
      const of = products.find(({ packages: own }) => own.includes(name));
      return of && (isDirect || !(of.product in installed))
        ? [[name, { name, wanted }] as const]
        : [];
    }),
  );
  return { installed, several, lowest, unknown: [...told.values()] };
}
