import fs from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { keyOf, readKept, writeKept } from '../../../support/keptFile';
import { writeAtomically } from '../../../support/writeAtomically';
import { cutMarked, wholePage } from './keptPage';
import { minifierSalt } from './minifyPage';
import { splitPage, type SplitPage } from '../../../support/splitPage';

/** Files in work at once: the tool has threads of its own. */
const atOnce = 4;

/** Length up to which a kept page is read into memory that is there, in bytes: few pages have more. */
const largest = 1 << 20;

interface Work {
  /** Absolute folder of the pages. */
  folder: string;
  /** HTML files relative to it, each replaced by its minified form. */
  files: readonly string[];
  /** Absolute folder in which results are kept between builds, a file a page; without, nothing is kept. */
  memory?: string;
  /** Absolute folder in which the contents of marked pages are kept, see `keptPage`. */
  contents?: string;
  minify: (html: string) => Promise<string>;
  /** What is done to the head of a minified page, remembered or not; see `splitPage`. */
  finish?: (head: string) => string;
}

/** Addresses of the bundler's files: they change with every release, in the head of every page. */
const asset = /\/assets\/(?:js|css)\/[^"'\s>]+/g;
const placeholder = /\/assets\/js\/_(\d+)_/g;

/**
 * The minified form of a page. Most pages are as they were, and tens of megabytes need not become text for that: all but the
 * heads stays bytes. Where `rememberPages` has marked the content, its key stands for it, and it is not even read.
 * @param room - see `readKept`
 */
async function minified(
  page: Buffer,
  keptFile: string | undefined,
  room: Buffer,
  { contents = '', minify }: Work,
): Promise<SplitPage> {
  const marked = cutMarked(page);
  const { head, rest } = marked
    ? { head: marked.before.toString(), rest: marked.after }
    : splitPage(page);
  const assets: string[] = [];
  const lasting = head.replace(asset, (address) => `/assets/js/_${assets.push(address) - 1}_`);
  const key = keyOf(minifierSalt, lasting, marked?.key ?? '', rest);
  let made = keptFile === undefined ? undefined : readKept(keptFile, key, room);
  if (made === undefined) {
    const whole = wholePage(page, contents);
    const content = whole.subarray(Buffer.byteLength(head)).toString();
    made = Buffer.from(await minify(lasting + content));
    if (keptFile !== undefined) writeKept(keptFile, key, made);
  }
  const small = splitPage(made);
  const restored = small.head.replace(
    placeholder,
    (whole, index: string) => assets[Number(index)] ?? whole,
  );
  return { head: restored, rest: small.rest };
}

/**
 * Minifies files in place; other plugins may read them meanwhile.
 * @throws with the file's path if one cannot be read as HTML
 */
export async function minifyFiles(work: Work): Promise<void> {
  const { folder, memory, finish = (head) => head } = work;
  const queue = [...work.files];
  const worker = async (): Promise<void> => {
    const room = Buffer.allocUnsafe(largest);
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const file = path.join(folder, name);
      const keptFile =
        memory === undefined ? undefined : path.join(memory, encodeURIComponent(name));
      try {
        const { head, rest } = await minified(fs.readFileSync(file), keptFile, room, work);
        writeAtomically(file, finish(head), rest);
      } catch (error) {
        throw new Error(`${file} cannot be minified: ${(error as Error).message}`, {
          cause: error,
        });
      }
      // Others work at the same time.
      await turn();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
