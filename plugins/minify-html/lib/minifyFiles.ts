import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { minifierSalt } from './minifyPage';

/** Files in work at once: the tool has threads of its own. */
const atOnce = 4;

interface Work {
  /** Absolute paths of HTML files, each replaced by its minified form. */
  files: readonly string[];
  /** Absolute folder in which results are kept between builds. */
  memory: string;
  minify: (html: string) => Promise<string>;
  /** What is done to a minified page, remembered or not. */
  finish?: (html: string) => string;
}

/** Addresses of the bundler's files: they change with every release, in every page. */
const asset = /\/assets\/(?:js|css)\/[^"'\s>]+/g;
const placeholder = /\/assets\/js\/_(\d+)_/g;

/** Writes beside and renames, so that who reads the file meanwhile gets all of the old text or of the new. */
async function replaceFile(file: string, text: string): Promise<void> {
  const beside = `${file}.${randomUUID()}`;
  try {
    await fs.writeFile(beside, text);
    await fs.rename(beside, file);
  } catch (error) {
    await fs.rm(beside, { force: true });
    throw error;
  }
}

async function minified(html: string, { memory, minify }: Work): Promise<string> {
  const assets: string[] = [];
  const lasting = html.replace(asset, (address) => `/assets/js/_${assets.push(address) - 1}_`);
  const restore = (code: string): string =>
    code.replace(placeholder, (whole, index: string) => assets[Number(index)] ?? whole);

  const known = path.join(
    memory,
    `${createHash('sha256').update(minifierSalt).update(lasting).digest('hex')}.html`,
  );
  const before = await fs.readFile(known, 'utf8').catch(() => null);
  if (before !== null) return restore(before);
  const made = await minify(lasting);
  await replaceFile(known, made);
  return restore(made);
}

/**
 * Minifies files in place; other plugins may read them meanwhile.
 * @throws with the file's path if one cannot be read as HTML
 */
export async function minifyFiles(work: Work): Promise<void> {
  await fs.mkdir(work.memory, { recursive: true });
  const queue = [...work.files];
  const worker = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      try {
        const made = await minified(await fs.readFile(file, 'utf8'), work);
        await replaceFile(file, work.finish?.(made) ?? made);
      } catch (error) {
        throw new Error(`${file} cannot be minified: ${(error as Error).message}`, {
          cause: error,
        });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
