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
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
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

/**
 * Reads the environment.
 * @param source - normally `process.env`
 * @throws if SITE_URL is not an http(s) origin, or a stylesheet's address not an https one
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
    serviceWorkerHosts: list(source.SERVICE_WORKER_HOSTS),
    iconFontUrl: httpsAddress('ICON_FONT_URL', source.ICON_FONT_URL),
    exampleFontUrl: httpsAddress('EXAMPLE_FONT_URL', source.EXAMPLE_FONT_URL),
    locale: source.DOCUSAURUS_CURRENT_LOCALE ?? 'en',
    repositoryUrl: (source.REPOSITORY_URL ?? '').replace(/\/$/, ''),
  };
}

export const env: Env = readEnv(process.env);
