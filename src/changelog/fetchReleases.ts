import type { Release } from './rules/releases';

/**
 * Fetches the releases of a repository.
 * @param address - of the file on this site
 * @throws (rejects) if it does not arrive
 */
export async function fetchReleases(address: string): Promise<readonly Release[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return ((await response.json()) as { releases: Release[] }).releases;
}
