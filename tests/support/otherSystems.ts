/** How editors of other systems write a text: the same words with other bytes, which nobody who reads the site may notice. */
export const otherSystems: readonly (readonly [string, (text: string) => string])[] = [
  ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['CR', (text) => text.replaceAll('\n', '\r')],
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['a byte order mark and CRLF', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
];
