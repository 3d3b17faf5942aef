/** What the worker (`src/offline/worker.js`) reads as `self.offlineSite`. */
export interface OfflineSite {
  /** Changes with the files of a build: a browser takes a worker for a new one if its text is another. */
  release: string;
  /** Path of the language, with a slash at both ends. */
  base: string;
  name: 'core' | 'x';
  /** Folders of other languages below the base. */
  others: string[];
  /** The offline page, with and without saved pages. */
  page: { some: string; none: string };
}

/**
 * The text of one of the workers.
 * @param bundled - what plugin-pwa has made
 */
export function workerText(bundled: string, site: OfflineSite): string {
  return `self.offlineSite=${JSON.stringify(site)};\n${bundled}`;
}
