import { readJson } from '../ui/rules/readJson';
import type { ApiPage } from './rules/types';

/**
 * Fetches the data of an API page that was reached by navigation.
 * @param address - of the file on this site
 * @throws (rejects) if it does not arrive
 */
export async function fetchPage(address: string): Promise<ApiPage> {
  return (await readJson(address, await fetch(address))) as ApiPage;
}
