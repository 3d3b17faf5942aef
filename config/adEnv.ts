import { isAdAddress } from '../src/ads/rules/adConfig';
import { readFlag } from './readFlag';
import { refusedAddress } from './shownAddress';
import { splitList } from './splitList';

/** What the environment says about ads; empty addresses load nothing. */
export interface AdEnv {
  /** Address of the ad network's script. */
  script: string;
  /** Address of the JSON feed, its placement filled in. */
  feed: string;
  /** Origins from which the network's script fetches more: scripts, frames, answers. */
  hosts: string[];
  /** Whether the development server shows ads. */
  inDevelopment: boolean;
}

function address(name: string, value: string): string {
  if (value && !isAdAddress(value)) {
    throw new Error(
      `${name} is ${refusedAddress(value, 'is no https address')}. Set it to an https address (http is for localhost only), or leave it empty to load nothing.`,
    );
  }
  return value;
}

const gap = '{placement}';

function feedAddress(url: string, placement: string): string {
  if (placement && !/^[\w-]+$/.test(placement)) {
    throw new Error(
      `AD_FEED_PLACEMENT is "${placement}". A placement is made of letters, digits, _ and -; copy it from the ad service.`,
    );
  }
  if (url && url.includes(gap) !== Boolean(placement)) {
    throw new Error(
      `AD_FEED_URL and AD_FEED_PLACEMENT do not fit: the address has to contain ${gap} if there is a placement, and only then.`,
    );
  }
  return address('AD_FEED_URL', url.replace(gap, placement));
}

/** A list of origins, comma-separated. */
function origins(name: string, value: string | undefined): string[] {
  const parts = splitList(value);
  const wrong = parts.find((part) => !isAdAddress(part) || new URL(part).origin !== part);
  if (wrong !== undefined) {
    throw new Error(
      `${name} holds ${refusedAddress(wrong, 'is no https origin')}. Write such as https://srv.ads.example, separated by commas.`,
    );
  }
  return parts;
}

/**
 * Reads the variables about ads.
 * @throws if an address or origin is not https (or localhost), address and placement do not fit, or the switch is neither on nor off
 */
export function readAdEnv(source: Record<string, string | undefined>): AdEnv {
  return {
    script: address('AD_SCRIPT_URL', source.AD_SCRIPT_URL ?? ''),
    feed: feedAddress(source.AD_FEED_URL ?? '', source.AD_FEED_PLACEMENT ?? ''),
    hosts: origins('AD_HOSTS', source.AD_HOSTS),
    inDevelopment: readFlag('ENABLE_AD_IN_DEV_MODE', source.ENABLE_AD_IN_DEV_MODE),
  };
}
