import { writeCodeHash, type CodeHash } from '../../preferences/rules/codeHash';

/**
 * The address that opens edited code at its demo: the fragment that opens the demo's source, with the code in front.
 * @param address - of the page, with or without a fragment
 * @param code - of `writeCode`
 */
export function editLink(address: string, code: string, hash: Required<CodeHash>): string {
  return `${address.split('#', 1)[0]}#${code}${writeCodeHash(hash).slice(1)}`;
}
