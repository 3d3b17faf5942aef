import { keepPromise } from '../../ui/rules/keepPromise';

interface Kind<File, Opened> {
  /** Whether a fetched value is such a file. */
  isFile: (value: unknown) => value is File;
  /** What it is called in errors: `an index of names` is `index of names`. */
  what: string;
  /** Makes of it what is asked. */
  open: (file: File) => Opened;
}

/**
 * Makes the keeper of fetched files: each is fetched and opened when it is first wanted, and once; after a failure again.
 * @param fetchJson - fetches and parses what is at an address
 * @returns gives what is at an address; rejects if it cannot be fetched or is no such file
 */
export function keepFiles<File, Opened>(
  fetchJson: (address: string) => Promise<unknown>,
  { isFile, what, open }: Kind<File, Opened>,
): (address: string) => Promise<Opened> {
  const kept = new Map<string, Promise<Opened>>();
  return (address) =>
    keepPromise(kept, address, async () => {
      const value = await fetchJson(address);
      if (!isFile(value)) throw new Error(`${address} is no ${what}`);
      return open(value);
    });
}
