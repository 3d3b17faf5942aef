import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBelow } from './writeBelow';

/** A folder of a test. Names of files are relative to it. */
export interface TestFolder {
  /** Absolute. */
  path: string;
  /** The absolute path of a file. */
  at: (name: string) => string;
  /** Writes a file, with its folders. Returns its absolute path. */
  write: (name: string, text: string | Buffer) => string;
  read: (name: string) => string;
  /** Every file, in alphabetical order. */
  files: () => string[];
}

const made: string[] = [];
afterAll(() => made.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

/**
 * Makes a folder for temporary files, which is removed after the last test of the file that asks.
 * @param files - what it holds from the start, text by name
 */
export function makeFolder(files: Readonly<Record<string, string>> = {}): TestFolder {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  made.push(folder);
  const at = (name: string) => path.join(folder, name);
  const write = (name: string, text: string | Buffer) => {
    writeBelow(folder, name, text);
    return at(name);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  return {
    path: folder,
    at,
    write,
    read: (name) => fs.readFileSync(at(name), 'utf8'),
    files: () =>
      fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((name) => name.replaceAll(path.sep, '/'))
        .toSorted(),
  };
}
