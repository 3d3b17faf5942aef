import { isMeasurementId } from '../src/analytics/rules/isMeasurementId';
import { isLicenceKey } from '../src/licence/rules/isLicenceKey';
import type { Assistant } from '../src/pageActions/rules/assistants';
import { readAdEnv, type AdEnv } from './adEnv';
import { i18n } from './i18n';
import { readAssistants } from './readAssistants';
import type { AlgoliaSettings } from '../src/search/rules/algolia';
import { readAlgolia } from './readAlgolia';
import { readFlag } from './readFlag';
import { readHosts } from './readHosts';
import { refusedAddress, shownAddress } from './shownAddress';
import { isPlainAddress, repositoryAddress, siteAddress } from './siteAddress';

/** Every environment variable the site reads, once, with its default. */
export interface Env {
  /** Public origin of the site, without path: canonical links, sitemap. */
  siteUrl: string;
  /** Path of the site on that origin, with a slash at both ends; the path of SITE_URL. */
  baseUrl: string;
  /** Exact host names on which the service worker registers (comma-separated in the variable). */
  serviceWorkerHosts: string[];
  /** The kill switch: whether every worker is one that removes its caches and itself. */
  retireServiceWorkers: boolean;
  /** Locale being built; Docusaurus sets it before it reads the config. */
  locale: string;
  /** Stylesheet of the icon font that examples of font icons use; empty loads none. */
  iconFontUrl: string;
  /** Stylesheet of the extra font of the typography examples; empty loads none. */
  exampleFontUrl: string;
  /** Repository shown in the header and behind "Edit this page"; empty hides both. */
  repositoryUrl: string;
  /** Services to which readers can take a page; none is named unless it is configured. */
  assistants: Assistant[];
  /** Application that answers searches instead of the site's own index. */
  algolia: AlgoliaSettings | undefined;
  /** Where ads come from. */
  ads: AdEnv;
  /** Measurement id of analytics; empty loads and sends nothing. */
  analyticsId: string;
  /** Key of the commercial packages; empty sets none. For `plugins/licence` only: it is never printed or shown. */
  licenceKey: string;
  /** Whether this is a preview, which no search engine should list. */
  isPreview: boolean;
  /** Where faults of security are told: an https or mailto address for `security.txt`; empty writes none. */
  securityContact: string;
  /** Where artefacts of frozen versions come from: a folder, an https address, or nothing for the folder beside the repository. */
  frozenVersions: string;
  /** Whether the library's own telemetry may be switched on in the demos of the development server. */
  telemetry: boolean;
}

function httpsAddress(name: string, value: string | undefined): string {
  if (!value) return '';
  if (!isPlainAddress(value) || new URL(value).protocol !== 'https:') {
    throw new Error(
      `${name} is ${refusedAddress(value, 'is no https address')}. Set it to an https address, or leave it empty.`,
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

function artefactPlace(value: string): string {
  if (/^[a-z][a-z\d+.-]+:/i.test(value)) return httpsAddress('FROZEN_VERSIONS', value);
  return value;
}

function contactAddress(value: string): string {
  if (value && !/^mailto:[^\s@<>"]+@[^\s@<>"]+$/i.test(value)) {
    try {
      return httpsAddress('SECURITY_CONTACT', value);
    } catch {
      const isBare = /^[^\s@<>":/\\]+@[^\s@<>":/\\]+$/.test(value);
      const wrong = isBare
        ? `"${shownAddress(value)}", which has no mailto: in front`
        : refusedAddress(value, 'is neither an https nor a mailto address');
      throw new Error(
        `SECURITY_CONTACT is ${wrong}. Set it to an https or mailto address, for example mailto:security@example.org, or leave it empty to write no security.txt.`,
      );
    }
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

/** The language that is built. Outside a build Docusaurus leaves nothing here, or the text `undefined` (`docusaurus start` 3.10). */
function localeOf(value: string | undefined): string {
  return value !== undefined && i18n.locales.includes(value) ? value : i18n.defaultLocale;
}

/**
 * Reads the environment.
 * @param source - normally `process.env`
 * @throws if a variable has a value that it cannot have: one error that names all of them, what is wrong and what to write instead.
 * The message about the licence key does not contain it
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const problems: string[] = [];
  const take = <Value>(read: () => Value, instead: Value): Value => {
    try {
      return read();
    } catch (error) {
      problems.push((error as Error).message);
      return instead;
    }
  };
  const address = (name: string) => take(() => httpsAddress(name, source[name]), '');
  const site = take(() => siteAddress(source.SITE_URL), { origin: '', baseUrl: '/' });
  const values: Env = {
    siteUrl: site.origin,
    baseUrl: site.baseUrl,
    serviceWorkerHosts: take(
      () => readHosts('SERVICE_WORKER_HOSTS', source.SERVICE_WORKER_HOSTS),
      [],
    ),
    retireServiceWorkers: take(
      () => readFlag('RETIRE_SERVICE_WORKERS', source.RETIRE_SERVICE_WORKERS),
      false,
    ),
    iconFontUrl: address('ICON_FONT_URL'),
    exampleFontUrl: address('EXAMPLE_FONT_URL'),
    locale: localeOf(source.DOCUSAURUS_CURRENT_LOCALE),
    repositoryUrl: take(() => repositoryAddress(source.REPOSITORY_URL), ''),
    assistants: take(() => readAssistants('ASSISTANTS', source.ASSISTANTS), []),
    algolia: take(() => readAlgolia(source), undefined),
    ads: take(() => readAdEnv(source), { script: '', feed: '', hosts: [], inDevelopment: false }),
    analyticsId: take(() => measurementId(source.ANALYTICS_ID ?? ''), ''),
    isPreview: take(() => readFlag('SITE_PREVIEW', source.SITE_PREVIEW), false),
    securityContact: take(() => contactAddress(source.SECURITY_CONTACT ?? ''), ''),
    licenceKey: take(() => licenceKey(source.MUI_X_LICENSE_KEY ?? ''), ''),
    frozenVersions: take(() => artefactPlace(source.FROZEN_VERSIONS ?? ''), ''),
    telemetry: !/^(1|true|yes|y)$/i.test(source.MUI_X_TELEMETRY_DISABLED ?? ''),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return values;
}

export const env: Env = readEnv(process.env);
