import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A site of a test in a folder for temporary files. */
interface DemoSite {
  readonly siteDir: string;
  /** Absolute path of a file of the site. */
  at: (name: string) => string;
  /** Writes a file, with its folders. Returns its absolute path. */
  write: (name: string, text: string) => string;
  /** Gives the site packages of this project. */
  link: (names: readonly string[]) => void;
}

const root = path.resolve(__dirname, '../../..');

/**
 * Has every test of a file begin with an empty site, which is removed after it. Its path is without links, as the bundler names files.
 * @returns the site of the test that runs
 */
export function demoSitePerTest(): DemoSite {
  let siteDir = '';
  beforeEach(() => {
    siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'demo-site-')));
  });
  afterEach(() => fs.rmSync(siteDir, { recursive: true, force: true }));

  const at = (name: string) => path.join(siteDir, name);
  const inFolder = (name: string) => {
    fs.mkdirSync(path.dirname(at(name)), { recursive: true });
    return at(name);
  };
  return {
    get siteDir() {
      return siteDir;
    },
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
  };
}
