import fs from 'node:fs';
import path from 'node:path';
import { signaturesFileOf } from '../../../../src/search/rules/signatures/signaturesFile';
import { writeAtomically } from '../../../support/writeAtomically';
import type { NamedPage } from '../names/namesOf';
import { signaturesOf, type SignedPage } from './signaturesOf';

/**
 * Writes what the API rows of one docs version are, a file for each product that has an API.
 * @param outDir - folder into which the language is built
 * @param tag - `current`, or that of an older version
 * @throws if a file cannot be written
 */
export function writeSignatures(outDir: string, tag: string, pages: readonly NamedPage[]): void {
  const byProduct = new Map<string, SignedPage[]>();
  for (const { address, product, model } of pages)
    if (model) byProduct.set(product, [...(byProduct.get(product) ?? []), { address, model }]);
  for (const [product, signed] of byProduct) {
    const file = path.join(outDir, signaturesFileOf(tag, product));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    writeAtomically(file, JSON.stringify(signaturesOf(signed)));
  }
}
