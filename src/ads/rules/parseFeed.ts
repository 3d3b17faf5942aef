/** An ad of the feed, of which every field was looked at. */
export interface FeedAd {
  link: string;
  image: string;
  company: string;
  description: string;
  /** Images that tell the network of the display, with their timestamp. */
  pixels: string[];
}

const maxAddress = 2048;
const maxCompany = 60;
const maxDescription = 180;
/** Longer ones are no text of an ad, and not worth cutting. */
const maxRaw = 2000;
const maxPixels = 8;

/** Control characters, and marks that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\u200E\u200F\u061C\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** A character that is seen: joiners within a word are not, and have a meaning there. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** An address of another host over https, normalised; null for anything else. */
function httpsAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxAddress || /[\p{Cc}\s]/u.test(value))
    return null;
  // Networks leave the protocol out; the page of a reader of `http://localhost` must not decide it.
  const address = value.startsWith('//') ? `https:${value}` : value;
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { username, password, href } = new URL(address);
  return username || password ? null : href;
}

/** Text without what is unprintable, cut to a length; null if nothing is left that can be seen. */
function text(value: unknown, limit: number): string | null {
  if (typeof value !== 'string' || value.length > maxRaw) return null;
  const characters = [...value.replace(unprintable, ' ').replace(/\s+/g, ' ').trim()];
  if (!visible.test(characters.join(''))) return null;
  if (characters.length <= limit) return characters.join('');
  return `${characters
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`;
}

function timestamp(value: unknown, now: number): string | null {
  if (value === undefined || value === null || value === '') return String(Math.floor(now / 1000));
  const written = typeof value === 'number' ? String(value) : value;
  return typeof written === 'string' && /^[\w.-]{1,32}$/.test(written) ? written : null;
}

/** The addresses of an item's counting images; null if one of them is no https address. */
function pixels(item: Record<string, unknown>, now: number): string[] | null {
  const time = timestamp(item.timestamp, now);
  const { statimp = '', pixel = '' } = item;
  if (time === null || typeof (statimp ?? '') !== 'string' || typeof (pixel ?? '') !== 'string')
    return null;
  const pieces = [statimp, ...String(pixel ?? '').split('||', maxPixels)].filter(Boolean);
  const addresses = pieces.map((piece) =>
    httpsAddress(String(piece).replace('[timestamp]', () => time)),
  );
  return addresses.includes(null) ? null : (addresses as string[]);
}

function parseItem(item: unknown, now: number): FeedAd | null {
  if (typeof item !== 'object' || item === null) return null;
  const fields = item as Record<string, unknown>;
  const link = httpsAddress(fields.statlink);
  const image = httpsAddress(fields.image);
  const company = text(fields.company, maxCompany);
  const description = text(fields.description, maxDescription);
  const counted = pixels(fields, now);
  return link && image && company && description && counted
    ? { link, image, company, description, pixels: counted }
    : null;
}

/**
 * Reads an answer of the feed. By hand: a schema library is heavier than the whole slot.
 * @param answer - parsed JSON
 * @param now - in ms, for an item without a timestamp
 * @returns the first valid item; `none` if the list holds none; `malformed` if there is no list
 */
export function parseFeed(answer: unknown, now: number): FeedAd | 'none' | 'malformed' {
  const list = (answer as { ads?: unknown } | null | undefined)?.ads;
  if (!Array.isArray(list)) return 'malformed';
  for (const item of list) {
    const ad = parseItem(item, now);
    if (ad) return ad;
  }
  return 'none';
}
