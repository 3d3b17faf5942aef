import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { readFiles } from '../rules/keptEdit';

/** Characters that a link may add to an address: servers do not see them, but chats and mails cut longer ones. */
export const longestLink = 8192;

const marker = /[#&]edit=([\w~]+)\./;

function toText(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replaceAll('+', '_').replaceAll('/', '~').replace(/=+$/, '');
}

function toBytes(text: string): Uint8Array {
  return strToU8(atob(text.replaceAll('_', '+').replaceAll('~', '/')), true);
}

/**
 * Writes changed files into the beginning of a fragment, without its `#`: `edit=…` and a dot, after which the name of a demo
 * may stand.
 */
export function writeCode(files: Readonly<Record<string, string>>): string {
  return `edit=${toText(deflateSync(strToU8(JSON.stringify(files)), { level: 9 }))}.`;
}

/**
 * Reads changed files out of a fragment, which anybody may have written.
 * @param hash - with its `#`
 * @returns undefined if there are none, or if they are too long or no files
 */
export function readCode(hash: string): Record<string, string> | undefined {
  const payload = marker.exec(hash)?.[1];
  if (payload === undefined || payload.length > longestLink) return undefined;
  try {
    return readFiles(JSON.parse(strFromU8(inflateSync(toBytes(payload)))));
  } catch {
    return undefined;
  }
}
