import { readJson } from '../ui/rules/readJson';
import type { Release } from './rules/releases';

/**
 * Fetches the releases of a repository.
 * @param address - of the file on this site
 * @throws (rejects) if it does not arrive
 */
export async function fetchReleases(address: string): Promise<readonly Release[]> {
  return ((await readJson(address, await fetch(address))) as { releases: Release[] }).releases;
}
