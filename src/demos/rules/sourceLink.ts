import { parseCodeHash, writeCodeHash, type CodeHash } from '../../preferences/rules/codeHash';

/**
 * The address that opens a demo's source: the current one with another fragment.
 * @param address - of the page, with or without a fragment
 */
export function sourceLink(address: string, hash: Required<CodeHash>): string {
  return `${address.split('#', 1)[0]}${writeCodeHash(hash)}`;
}

/** Whether a fragment asks for the source of the demo of that name. */
export function asksForSource(hash: string, name: string): boolean {
  return parseCodeHash(hash).demo === name;
}

const extensions = ['tsx', 'js'];

/** Every fragment that leads to a demo, without `#`: for the check of links, none is an element but the name. */
export function demoAnchors(name: string): string[] {
  return [
    name,
    ...['', 'system-', 'css-', 'tailwind-'].flatMap((style) =>
      extensions.map((extension) => `${style}${name}.${extension}`),
    ),
  ];
}
