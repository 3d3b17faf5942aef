import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { longestEdit, readFiles } from '../rules/keptEdit';

/** Code that came with an address. */
export interface LinkedCode {
  files: Record<string, string>;
  /** Of the demo's files when the link was made, where the link says it; see `textDigest`. */
  digest?: string;
}

/** Characters that a link may add to an address: servers do not see them, but chats and mails cut longer ones. */
export const longestLink = 8192;

/** The same for one that only leads from page to page: as much as the longest edit can take. */
export const longestHandover = 1_000_000;

/** Bytes of the longest edit, with all that JSON may add. What would unpack to more is cut there, and read by nobody. */
const mostBytes = longestEdit * 7;

const marker = /([#&])edit=([\w~]+)\./;
/** The same as it may have arrived: chats and mails cut links and write their signs anew. */
const spoilt = /([#&])edit=[^.&]*\.?/;

function toText(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replaceAll('+', '_').replaceAll('/', '~').replace(/=+$/, '');
}

function toBytes(text: string): Uint8Array {
  return strToU8(atob(text.replaceAll('_', '+').replaceAll('~', '/')), true);
}

/**
 * Writes changed files into the beginning of a fragment, without its `#`: `edit=…` and a dot, after which the name of a demo
 * may stand.
 * @param digest - of the demo's files that were changed, so that whoever opens the link learns of a newer demo
 */
export function writeCode(files: Readonly<Record<string, string>>, digest?: string): string {
  const content = JSON.stringify(digest === undefined ? files : [digest, files]);
  return `edit=${toText(deflateSync(strToU8(content), { level: 9 }))}.`;
}

/**
 * Reads changed files out of a fragment, which anybody may have written.
 * @param hash - with its `#`
 * @returns undefined if there are none, or if they are too long or no files
 */
export function readCode(hash: string, longest = longestLink): LinkedCode | undefined {
  const payload = marker.exec(hash)?.[2];
  if (payload === undefined || payload.length > longest) return undefined;
  try {
    const bytes = inflateSync(toBytes(payload), { out: new Uint8Array(mostBytes) });
    const content: unknown = JSON.parse(strFromU8(bytes));
    const [digest, value]: unknown[] = Array.isArray(content) ? content : [undefined, content];
    const files = readFiles(value);
    return files && { files, ...(typeof digest === 'string' && { digest }) };
  } catch {
    return undefined;
  }
}

/** Whether a fragment was made to bring code, which {@link readCode} may not be able to read. */
export function bringsCode(hash: string): boolean {
  return spoilt.test(hash);
}

/** A fragment without the code in it: what is left still opens the source of its demo. */
export function withoutCode(hash: string): string {
  return hash.replace(spoilt, '$1');
}
