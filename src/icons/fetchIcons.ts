import { readJson } from '../ui/rules/readJson';
import type { Icon } from './rules/matchIcons';

/**
 * Fetches the icons of a style.
 * @param address - of the file on this site
 * @throws (rejects) if it does not arrive
 */
export async function fetchIcons(address: string): Promise<readonly Icon[]> {
  return ((await readJson(address, await fetch(address))) as { icons: Icon[] }).icons;
}
