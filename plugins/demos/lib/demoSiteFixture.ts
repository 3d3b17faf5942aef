import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A site of a test in a folder for temporary files. */
export interface DemoSite {
  siteDir: string;
  /** Absolute path of a file of the site. */
  at: (name: string) => string;
  /** Writes a file, with its folders. Returns its absolute path. */
  write: (name: string, text: string) => string;
  /** Gives the site packages of this project. */
  link: (names: readonly string[]) => void;
  remove: () => void;
}

const root = path.resolve(__dirname, '../../..');

/** Makes an empty site, whose path is without links, as the bundler names files. */
export function makeDemoSite(): DemoSite {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'demo-site-')));
  const at = (name: string) => path.join(siteDir, name);
  const inFolder = (name: string) => {
    fs.mkdirSync(path.dirname(at(name)), { recursive: true });
    return at(name);
  };
  return {
    siteDir,
    at,
    write: (name, text) => {
      fs.writeFileSync(inFolder(name), text);
      return at(name);
    },
    link: (names) => {
      for (const name of names) {
        const package_ = path.join('node_modules', name);
        fs.symlinkSync(path.join(root, package_), inFolder(package_));
      }
    },
    remove: () => fs.rmSync(siteDir, { recursive: true, force: true }),
  };
}
