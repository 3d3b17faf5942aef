import { mayKeep } from '../rules/kindOf.js';
import { packHeader } from '../rules/packs/packCache.js';
import { packFileOf, type PackFile, type PackManifest } from '../rules/packs/packFiles';
import { PackError, packError } from './packError';

/** Files that are on their way at a time. */
const atOnce = 4;

/** Headers of an answer that do not hold for its copy: it is not compressed, and is the one answer to its address. */
const dropped = ['vary', 'content-encoding', 'content-length'];

/** What saving needs of the browser; tests pass their own. */
export interface PackPlace {
  /** Path of the language, with a slash at both ends. */
  base: string;
  cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
}

const tagOf = ([, , digest = '-']: PackFile): string => digest;
const isPage = ([address]: PackFile): boolean => address.endsWith('/');

function copyOf(response: Response, tag: string): Response {
  const headers = new Headers(response.headers);
  for (const name of dropped) headers.delete(name);
  headers.set(packHeader, tag);
  return new Response(response.body, { status: response.status, headers });
}

async function saveFile(file: PackFile, place: PackPlace, signal: AbortSignal): Promise<void> {
  const address = place.base + file[0];
  const tag = tagOf(file);
  const kept = await place.cache.match(address);
  if (kept?.headers.get(packHeader) === tag) return;
  const response = await place
    .fetch(address, {
      signal,
      headers: { [packHeader]: tag },
      // What the address does not name may lie in the browser's own cache as it was yesterday.
      cache: tag === '-' ? 'default' : 'no-cache',
    })
    .catch((error: unknown) => {
      throw packError(error, 'fetch');
    });
  if (!mayKeep(response)) {
    throw new PackError('gone', `${address} answers ${response.status}`);
  }
  await place.cache.put(address, copyOf(response, tag)).catch((error: unknown) => {
    throw packError(error, 'put');
  });
}

/** Does something with all of them, a few at a time; at the first failure the others are given up. */
async function forAll<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  action: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  signal.addEventListener('abort', end);
  const rest = items.values();
  let failure: unknown;
  const work = async () => {
    try {
      // All of them take from the same list.
      for (const item of rest) {
        if (ended.signal.aborted) return;
        await action(item, ended.signal);
      }
    } catch (error) {
      failure ??= error;
      end();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (failure) throw failure as Error;
}

/**
 * Saves a product, or what is missing or has changed of it. Pages come after all that they need, and the list of files comes last: where
 * it is, the product is whole. What an earlier state of the product had and this one has not is removed.
 * @param onProgress - is told how many bytes of the product are there
 * @throws (rejects) with the signal's reason if it is stopped, else with a {@link PackError}; what is there by then stays, and saving
 * goes on from it the next time
 */
export async function savePack(
  manifest: PackManifest,
  place: PackPlace,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const { base, cache } = place;
  let done = 0;
  const save = async (file: PackFile, until: AbortSignal) => {
    await saveFile(file, place, until);
    done += file[1];
    onProgress(done);
  };
  signal.throwIfAborted();
  await forAll(
    manifest.files.filter((file) => !isPage(file)),
    signal,
    save,
  );
  await forAll(manifest.files.filter(isPage), signal, save);
  const list = base + packFileOf(manifest.id);
  try {
    const whole = new Set([list, ...manifest.files.map(([address]) => base + address)]);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (!whole.has(pathname + search)) await cache.delete(request);
    }
    const headers = { 'Content-Type': 'application/json', [packHeader]: manifest.digest };
    await cache.put(list, new Response(JSON.stringify(manifest), { headers }));
  } catch (error) {
    throw packError(error, 'put');
  }
}
