import type { Policy } from '../plugins/policy/lib/addPolicy';
import { serviceOrigins } from '../src/sandbox/rules/serviceNames';
import type { Env } from './env';

const self = "'self'";

const services = Object.values(serviceOrigins);

const originsOf = (...addresses: string[]): string[] => [
  ...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin)),
];

/** @see https://developers.google.com/tag-platform/security/guides/csp */
const analytics = {
  script: ['https://*.googletagmanager.com'],
  reports: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** An application is asked at hosts of both domains. */
const algoliaHosts = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** The settings that open a policy. */
export type PolicySettings = Pick<Env, 'ads' | 'analyticsId' | 'iconFontUrl' | 'exampleFontUrl'> &
  Partial<Pick<Env, 'algolia'>>;

/**
 * What pages may run and load: this site, the services that demos are sent to, and what a deployment configured. Inline scripts
 * are allowed by their hashes, which `plugins/policy` adds; no other ones, and no `eval`.
 */
export function contentSecurityPolicy({
  ads,
  analyticsId,
  iconFontUrl,
  exampleFontUrl,
  algolia,
}: PolicySettings): Policy {
  const network = ads.script ? [...originsOf(ads.script), ...ads.hosts] : [];
  const measured = analyticsId !== '';
  const fonts = originsOf(iconFontUrl, exampleFontUrl);
  return {
    'default-src': [self],
    // Search is WebAssembly.
    'script-src': [self, "'wasm-unsafe-eval'", ...network, ...(measured ? analytics.script : [])],
    // Emotion writes the styles of demos into the page.
    'style-src': [self, "'unsafe-inline'", ...fonts],
    // A stylesheet of a font host names files on hosts of its own.
    'font-src': [self, ...(fonts.length > 0 ? ['https:'] : [])],
    // Pictures of ads come from anywhere, and so do those that count.
    'img-src': [
      self,
      'data:',
      'blob:',
      ...(network.length > 0 || ads.feed || measured ? ['https:'] : []),
    ],
    'connect-src': [
      self,
      ...services,
      ...originsOf(ads.feed),
      ...network,
      ...(measured ? analytics.reports : []),
      ...(algolia ? algoliaHosts : []),
    ],
    'frame-src': [self, ...network],
    'form-action': [self, ...services],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
}
