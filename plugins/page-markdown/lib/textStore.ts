import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { linkFile } from '../../support/linkFile';
import { writeAtomically } from '../../support/writeAtomically';

/** Texts that one build leaves to the next, by their digests. */
export interface TextStore {
  has: (digest: string) => boolean;
  /** Keeps a text. Returns its digest: the SHA-256, in hexadecimal digits. */
  put: (text: string) => string;
  /** Puts a text where the site has it. */
  place: (digest: string, file: string) => void;
  /** Throws if it is not kept. */
  read: (digest: string) => string;
  /** Drops what this build has neither put nor placed. */
  sweep: () => void;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A store of one build, for where nothing is to be kept. */
function briefStore(): TextStore {
  const texts = new Map<string, string>();
  const read = (digest: string) => {
    const text = texts.get(digest);
    if (text === undefined) throw new Error(`There is no text ${digest}.`);
    return text;
  };
  return {
    has: (digest) => texts.has(digest),
    put(text) {
      const digest = digestOf(text);
      texts.set(digest, text);
      return digest;
    },
    place(digest, file) {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.rmSync(file, { force: true });
      fs.writeFileSync(file, read(digest));
    },
    read,
    sweep: () => texts.clear(),
  };
}

/**
 * Opens the store of texts. A text is a file with its digest as name, which a build links instead of writing it.
 * @param folder - absolute; absent: nothing is kept
 */
export function openTexts(folder?: string): TextStore {
  if (folder === undefined) return briefStore();
  fs.mkdirSync(folder, { recursive: true });
  const kept = new Set(fs.readdirSync(folder));
  const used = new Set<string>();
  const fileOf = (digest: string) => path.join(folder, digest);
  return {
    has: (digest) => kept.has(digest),
    put(text) {
      const digest = digestOf(text);
      if (!kept.has(digest)) writeAtomically(fileOf(digest), text);
      kept.add(digest);
      used.add(digest);
      return digest;
    },
    place(digest, file) {
      linkFile(fileOf(digest), file);
      used.add(digest);
    },
    read: (digest) => fs.readFileSync(fileOf(digest), 'utf8'),
    sweep() {
      for (const name of kept) {
        if (used.has(name)) continue;
        fs.rmSync(fileOf(name));
        kept.delete(name);
      }
    },
  };
}
