import { languageFolders, type HostingTable } from './hostingTable';
import type { HostMove } from './listMoves';

/** An address of the site below its base; one elsewhere stays. */
export function belowBase(baseUrl: string, address: string): string {
  return address.startsWith('/') ? `${baseUrl.slice(0, -1)}${address}` : address;
}

/** A move in the folder of each language, the default one's first. */
export function inLanguages(
  table: Pick<HostingTable, 'baseUrl' | 'languages'>,
  { from, to, status }: HostMove,
): HostMove[] {
  return languageFolders(table).map((language) => ({
    from: belowBase(table.baseUrl, `${language}${from}`),
    to: to.startsWith('/')
      ? belowBase(table.baseUrl, `${language}${to}`)
      : to.replace('{langPrefix}', language),
    status,
  }));
}
