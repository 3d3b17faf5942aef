import path from 'node:path';
import type { LocalFault, PagePicture } from './types';

/** What the rules know of the rest of the site. */
export interface PictureSite {
  /** Origin of the site. */
  siteUrl: string;
  /** Where what a page shows may come from besides the site, as the content security policy says it. */
  sources: Readonly<Record<PagePicture['kind'], readonly string[]>>;
  /** Whether a file is there, relative to the site. */
  isFile: (file: string) => boolean;
}

/** Whether an expression of the content security policy lets an address through. */
function allows(source: string, { protocol, host }: URL): boolean {
  if (source.endsWith(':')) return source === protocol;
  const [, scheme, name = ''] = /^(https?:)\/\/(.+)$/.exec(source) ?? [];
  if (scheme !== protocol) return false;
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
}

type Say = (what: string, why: string, mend: string) => LocalFault;

const unseen = 'Readers do not see it.';

function elsewhereFault(
  { url, kind }: PagePicture,
  { siteUrl, sources }: PictureSite,
  say: Say,
): LocalFault | undefined {
  const isWritten = !/^https?:/i.test(url) || /^https?:\/\/[^/?#\s]/i.test(url);
  if (!isWritten || !URL.canParse(url)) return say('which is no address', unseen, 'Correct it.');
  const address = new URL(url);
  if (address.host !== '' && address.host === new URL(siteUrl).host) {
    return say(
      'an address of this site with its host',
      'It leaves a copy of the site.',
      `Write the path: ${address.pathname}.`,
    );
  }
  if (sources[kind].some((source) => allows(source, address))) return undefined;
  return say(
    `which may not come from ${address.host || address.protocol}`,
    `${unseen} The content security policy has browsers load it from this site only, or from where config/contentSecurityPolicy.ts says.`,
    'Put the file beside the page, or into static/.',
  );
}

/** The file that an address without a host means, relative to the site. */
function fileOf(url: string, pageFile: string): string {
  const [address = ''] = url.split(/[?#]/);
  const file = address.startsWith('@site/')
    ? address.slice('@site/'.length)
    : address.startsWith('/')
      ? `static${address}`
      : path.posix.join(path.posix.dirname(pageFile), address);
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

function pictureFault(
  picture: PagePicture,
  pageFile: string,
  site: PictureSite,
): LocalFault | undefined {
  const { url, line, column, kind, as } = picture;
  const say: Say = (what, why, mend) => ({
    line,
    column,
    what: `shows the ${kind} ${url || 'nothing'}, ${what}`,
    why,
    mend,
  });
  if (url.trim() === '') {
    return say('which is no address', unseen, 'Write one, or remove it.');
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return elsewhereFault(picture, site, say);
  const file = fileOf(url, pageFile);
  if (as === 'reference') {
    return say(
      'by a reference',
      'The build takes no file along for it, so that readers do not see it.',
      `Write the address in place: ![What it shows](${url}).`,
    );
  }
  if (as === 'element' && !url.startsWith('/')) {
    return say(
      'in an element of HTML',
      'The build takes no file along for it, so that readers do not see it.',
      kind === 'picture'
        ? `Write ![What it shows](${url}), or put the file into static/ and begin its address there with a slash.`
        : 'Put the file into static/, and begin its address there with a slash.',
    );
  }
  if (site.isFile(file)) return undefined;
  return say(
    'which is not there',
    as === 'element' ? unseen : 'The page cannot be built.',
    `There is no ${file}.`,
  );
}

/**
 * Demands that readers see each picture and film of a page: that its file is there, that the build takes it along, and that
 * browsers may load it.
 * @param pageFile - relative to the site
 */
export function checkPictures(
  pictures: readonly PagePicture[],
  pageFile: string,
  site: PictureSite,
): LocalFault[] {
  return pictures.flatMap((picture) => pictureFault(picture, pageFile, site) ?? []);
}
