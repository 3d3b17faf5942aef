import fs from 'node:fs';
import { isKept } from '../../../support/keptFile';
import { contentFile } from './keptPage';

/** Docusaurus's settings for rendering (`@docusaurus/core/lib/ssg/ssgEnv.js`, 3.10), which it reads when it begins. */
export interface RenderingSettings {
  /** As given by whoever builds; without, Docusaurus takes a thread for each hundred pages and processor. */
  SSGWorkerThreadCount?: number;
}

interface Memory {
  /** Absolute path of a JSON file: for each address the key of its page, see `pageKeys`. */
  keysFile: string;
  /** Absolute folder in which rendered pages are kept, see `rememberPages`. */
  folder: string;
}

/** With more pages to render, threads are worth their start: each evaluates the server's bundle. */
const fewPages = 40;

/**
 * Lets Docusaurus render in its own thread if nearly all pages are remembered.
 * @param settings - changed in place; a number that somebody has chosen stays
 * @returns takes the change back, before another bundle is made
 */
export function renderInOneThread(
  settings: RenderingSettings,
  { keysFile, folder }: Memory,
): () => void {
  if (settings.SSGWorkerThreadCount !== undefined) return () => {};
  const keys = JSON.parse(fs.readFileSync(keysFile, 'utf8')) as Record<string, string>;
  const changed = Object.entries(keys).filter(
    ([pathname, key]) => !isKept(contentFile(folder, pathname), key),
  );
  if (changed.length > fewPages) return () => {};
  settings.SSGWorkerThreadCount = 1;
  return () => {
    settings.SSGWorkerThreadCount = undefined;
  };
}
