import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileStamp } from '../../support/fileStamp';
import { textFault } from '../../support/readText';
import { writeAtomically } from '../../support/writeAtomically';
import type { LocalFault } from './types';

/** Remembers what was read from files: between looks of one process by time and size, between processes by digest. */
export interface FactCache {
  /**
   * What a file tells.
   * @param kind - of the facts, for files that are read in several ways
   * @param file - relative to the site
   * @param read - from its text, or from what keeps it from being one; the result has to survive JSON
   */
  get: <Facts>(
    kind: string,
    file: string,
    read: (text: string, unreadable: LocalFault | undefined) => Facts,
  ) => Facts;
  /**
   * What takes its time to tell.
   * @param key - everything that it depends on
   */
  getLater: <Facts>(key: string, tell: () => Promise<Facts>) => Promise<Facts>;
  /** Writes what was asked for since the last time. */
  save: () => void;
}

interface Seen {
  stamp: string;
  digest: string;
}

/**
 * Opens the cache.
 * @param rules - a digest of everything but the files that facts depend on
 * @param folder - below `node_modules/.cache`, one for each use
 */
export function openFactCache(siteDir: string, rules: string, folder = 'content-check'): FactCache {
  const place = path.join(siteDir, 'node_modules/.cache', folder, 'facts.json');
  let kept = new Map<string, unknown>();
  try {
    const content = JSON.parse(fs.readFileSync(place, 'utf8')) as {
      rules: string;
      facts: [string, unknown][];
    };
    if (content.rules === rules) kept = new Map(content.facts);
  } catch {
    // None, or one of another form: everything is read.
  }
  const seen = new Map<string, Seen>();
  let used = new Map<string, unknown>();
  let isChanged = false;
  return {
    get<Facts>(
      kind: string,
      file: string,
      read: (text: string, unreadable: LocalFault | undefined) => Facts,
    ): Facts {
      const full = path.join(siteDir, file);
      const stamp = fileStamp(full);
      const known = seen.get(file);
      let bytes: Buffer | undefined;
      let digest = known?.stamp === stamp ? known.digest : undefined;
      if (digest === undefined) {
        bytes = fs.readFileSync(full);
        digest = createHash('sha256').update(bytes).digest('base64url');
        seen.set(file, { stamp, digest });
      }
      const key = `${kind}\n${file}\n${digest}`;
      let facts = kept.get(key);
      if (facts === undefined) {
        bytes ??= fs.readFileSync(full);
        const fault = textFault(bytes);
        facts = read(
          bytes.toString(),
          fault && { ...fault, why: 'It would be published garbled.' },
        );
        kept.set(key, facts);
        isChanged = true;
      }
      used.set(key, facts);
      return facts as Facts;
    },
    async getLater<Facts>(key: string, tell: () => Promise<Facts>): Promise<Facts> {
      let facts = kept.get(key);
      if (facts === undefined) {
        facts = await tell();
        kept.set(key, facts);
        isChanged = true;
      }
      used.set(key, facts);
      return facts as Facts;
    },
    save() {
      if (isChanged || used.size !== kept.size) {
        fs.mkdirSync(path.dirname(place), { recursive: true });
        writeAtomically(place, JSON.stringify({ rules, facts: [...used] }));
      }
      kept = used;
      used = new Map();
      isChanged = false;
    },
  };
}
