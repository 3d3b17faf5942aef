import type { Icon } from './rules/matchIcons';

/**
 * Fetches the icons of a style.
 * @param address - of the file on this site
 * @throws (rejects) if it does not arrive
 */
export async function fetchIcons(address: string): Promise<readonly Icon[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return ((await response.json()) as { icons: Icon[] }).icons;
}
