import { isMeasurementId } from '../src/analytics/isMeasurementId';
import { isLicenceKey } from '../src/licence/isLicenceKey';
import { readAdEnv, type AdEnv } from './adEnv';
import { splitList } from './splitList';

/** Every environment variable the site reads, once, with its default. */
export interface Env {
  /** Public origin of the site, without path: canonical links, sitemap. */
  siteUrl: string;
  /** Exact host names on which the service worker registers (comma-separated in the variable). */
  serviceWorkerHosts: string[];
  /** Locale being built; Docusaurus sets it before it reads the config. */
  locale: string;
  /** Stylesheet of the icon font that examples of font icons use; empty loads none. */
  iconFontUrl: string;
  /** Stylesheet of the extra font of the typography examples; empty loads none. */
  exampleFontUrl: string;
  /** Repository shown in the header and behind "Edit this page"; empty hides both. */
  repositoryUrl: string;
  /** Where ads come from. */
  ads: AdEnv;
  /** Measurement id of analytics; empty loads and sends nothing. */
  analyticsId: string;
  /** Key of the commercial packages; empty sets none. For `plugins/licence` only: it is never printed or shown. */
  licenceKey: string;
  /** Whether the library's own telemetry may be switched on in the demos of the development server. */
  telemetry: boolean;
}

function httpsAddress(name: string, value: string | undefined): string {
  if (!value) return '';
  if (!URL.canParse(value) || new URL(value).protocol !== 'https:') {
    throw new Error(
      `${name} is "${value}", which is no https address. Set it to one, or leave it empty to load nothing.`,
    );
  }
  return value;
}

function measurementId(value: string): string {
  if (value && !isMeasurementId(value)) {
    throw new Error(
      `ANALYTICS_ID is "${value}", which is no measurement id such as G-AB12CD34EF. Set it to one, or leave it empty to measure nothing.`,
    );
  }
  return value;
}

function licenceKey(value: string): string {
  if (value && !isLicenceKey(value)) {
    // Without the value: what a build prints is kept and read by others.
    throw new Error(
      'MUI_X_LICENSE_KEY is no licence key: 32 hexadecimal digits and base64 text after them, without spaces. Set it to one, or leave it empty.',
    );
  }
  return value;
}

/**
 * Reads the environment.
 * @param source - normally `process.env`
 * @throws if SITE_URL is not an http(s) origin, a stylesheet's address not an https one, or the measurement
 * id or licence key not of its form; the message about the key does not contain it
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const siteUrl = source.SITE_URL ?? 'http://localhost:3000';
  let origin: string;
  try {
    origin = new URL(siteUrl).origin;
  } catch {
    throw new Error(
      `SITE_URL is "${siteUrl}", which is no URL. Set it to the public origin, for example https://docs.example.org`,
    );
  }
  return {
    siteUrl: origin,
    serviceWorkerHosts: splitList(source.SERVICE_WORKER_HOSTS),
    iconFontUrl: httpsAddress('ICON_FONT_URL', source.ICON_FONT_URL),
    exampleFontUrl: httpsAddress('EXAMPLE_FONT_URL', source.EXAMPLE_FONT_URL),
    locale: source.DOCUSAURUS_CURRENT_LOCALE ?? 'en',
    repositoryUrl: (source.REPOSITORY_URL ?? '').replace(/\/$/, ''),
    ads: readAdEnv(source),
    analyticsId: measurementId(source.ANALYTICS_ID ?? ''),
    licenceKey: licenceKey(source.MUI_X_LICENSE_KEY ?? ''),
    telemetry: !/^(1|true|yes|y)$/i.test(source.MUI_X_TELEMETRY_DISABLED ?? ''),
  };
}

export const env: Env = readEnv(process.env);
