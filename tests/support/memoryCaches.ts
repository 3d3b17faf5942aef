/** What a browser's caches are to pages and workers, in memory. */
export class MemoryCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  /** Set, it is what every `put` fails with. */
  failure: Error | undefined;

  constructor(private readonly origin: string) {}

  private urlOf(request: string | { url: string }): string {
    return new URL(typeof request === 'string' ? request : request.url, this.origin).href;
  }

  /** Addresses in a cache, without the origin. */
  in(name: string): string[] {
    return [...(this.stores.get(name)?.keys() ?? [])].map((url) => url.slice(this.origin.length));
  }

  has = (name: string) => Promise.resolve(this.stores.has(name));
  keys = () => Promise.resolve([...this.stores.keys()]);
  delete = (name: string) => Promise.resolve(this.stores.delete(name));
  match = async (request: string | { url: string }, { cacheName = '' } = {}) =>
    this.stores.has(cacheName) ? (await this.open(cacheName)).match(request) : undefined;

  open = (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return Promise.resolve({
      match: (request: string | { url: string }) =>
        Promise.resolve(store.get(this.urlOf(request))?.clone()),
      put: async (request: string | { url: string }, response: Response) => {
        // As a browser: all of it, or nothing.
        const body = await response.arrayBuffer();
        if (this.failure) throw this.failure;
        const { status, headers } = response;
        store.set(this.urlOf(request), new Response(body, { status, headers }));
      },
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
      delete: (request: string | { url: string }) =>
        Promise.resolve(store.delete(this.urlOf(request))),
    });
  };
}

/** This test's caches as code for browsers takes them. */
export const asCaches = (caches: MemoryCaches): CacheStorage => caches as unknown as CacheStorage;

/** An answer as the network gives it: a response that a script makes has another type. */
export function networkAnswer(
  body: BodyInit | null,
  init: ResponseInit & { redirected?: boolean } = {},
): Response {
  const response = new Response(body, init);
  Object.defineProperty(response, 'type', { value: 'basic' });
  Object.defineProperty(response, 'redirected', { value: init.redirected ?? false });
  return response;
}
