import { openAddress } from './openAddress';
import { openFolder } from './openFolder';
import type { SiteSource } from './types';

/** Opens what `--site` names: an address if it begins like one, a folder otherwise. */
export function openSource(site: string): SiteSource {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(site) ? openAddress(site) : openFolder(site);
}
