import { checkPath } from './checkPath';
import { SourceError, type SiteSource } from './types';

const mostBytes = 64_000_000;

interface Limits {
  /** Milliseconds that a file may take, its text included. */
  timeout?: number;
  mostBytes?: number;
}

/**
 * A site at an address.
 * @param address - absolute, http or https; files are below it
 * @throws if it is no such address
 */
export function openAddress(
  address: string,
  { timeout = 15_000, mostBytes: most = mostBytes }: Limits = {},
): SiteSource {
  const root = new URL(address.endsWith('/') ? address : `${address}/`);
  if (root.protocol !== 'https:' && root.protocol !== 'http:') {
    throw new Error(`--site is ${address}; give a folder or an address that begins with https://`);
  }
  root.search = '';
  root.hash = '';
  return {
    name: root.href,
    async read(file) {
      const url = new URL(encodeURI(checkPath(file)), root);
      const signal = AbortSignal.timeout(timeout);
      try {
        const response = await fetch(url, { signal, headers: { accept: '*/*' } });
        if (!response.ok) {
          throw new SourceError(
            `${url.href} answers ${response.status}`,
            response.status === 404 || response.status === 410,
          );
        }
        return await readBody(response, most, url.href);
      } catch (error) {
        if (error instanceof SourceError) throw error;
        if (signal.aborted) {
          throw new SourceError(
            `${url.href} did not answer within ${timeout / 1000} seconds; try again, or give --site a folder`,
          );
        }
        const { cause, message } = error as Error & { cause?: { code?: string } };
        throw new SourceError(`${url.href} cannot be reached: ${cause?.code ?? message}`);
      }
    },
  };
}

/** The text of a response, as long as it is not too large, whatever its header says. */
async function readBody(response: Response, most: number, href: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) throw new SourceError(`${href} is larger than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
