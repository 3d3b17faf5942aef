import type { ApiPage } from './rules/types';

/**
 * Fetches the data of an API page that was reached by navigation.
 * @param address - of the file on this site
 * @throws (rejects) if it does not arrive
 */
export async function fetchPage(address: string): Promise<ApiPage> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as ApiPage;
}
