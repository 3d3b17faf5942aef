const ownAddress = /<meta[^>]*\sproperty="?og:url"?[^>]*?\scontent="?([^"\s>]+)/;

/**
 * The path of the page that a head is of, as Docusaurus's routes have it. Not the canonical address: a page of an older version names
 * that of the current one.
 * @param head - of a built page, minified or not
 * @returns nothing for a page that names no address, such as the one for unknown addresses
 */
export function pageOfHead(head: string): string | undefined {
  const [, address] = ownAddress.exec(head) ?? [];
  return address && URL.canParse(address) ? decodeURI(new URL(address).pathname) : undefined;
}

/**
 * Writes something behind the title of a page.
 * @param text - tags of a head, well-formed
 */
export function behindTitle(head: string, text: string): string {
  // A function: `$` in a text means itself.
  return head.replace('</title>', () => `</title>${text}`);
}
