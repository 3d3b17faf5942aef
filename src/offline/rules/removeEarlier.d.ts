/** As much of the browser's caches as is needed here. */
interface Caches {
  has: (name: string) => Promise<boolean>;
  open: (name: string) => Promise<{
    keys: () => Promise<readonly { url: string }[]>;
    delete: (request: { url: string }) => Promise<boolean>;
  }>;
  delete: (name: string) => Promise<boolean>;
}

/**
 * Removes what the first workers of this site have kept, and nothing that another application of the host keeps.
 * @param base - address of the language, with the origin and a slash at the end
 * @throws (rejects) if the browser refuses
 */
export function removeEarlier(caches: Caches, base: string): Promise<void>;
