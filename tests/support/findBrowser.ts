import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';

/** A browser that has shown that it starts. */
export interface FoundBrowser {
  executablePath: string;
  /** Folder of libraries that the system lacks, for LD_LIBRARY_PATH. */
  libraryPath?: string;
  /** Where it comes from, for people. */
  origin: string;
}

/** Flags with which every browser of the tests starts: headless, closed to the outside. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function installed(): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...wellKnown].filter((file) => fs.existsSync(file));
}

/** Unpacks the libraries that the packaged browser needs where a system has no browser of its own. */
function unpackLibraries(): string {
  const folder = path.join(os.tmpdir(), 'packaged-chromium-libraries');
  if (!fs.existsSync(path.join(folder, 'lib'))) {
    const packed = path.resolve(
      __dirname,
      '../../node_modules/@sparticuz/chromium/bin/al2023.tar.br',
    );
    fs.mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-x', '-C', folder], {
      input: zlib.brotliDecompressSync(fs.readFileSync(packed)),
    });
  }
  return path.join(folder, 'lib');
}

/** The environment in which a browser finds the libraries that it needs. */
export function withLibraries(libraryPath: string | undefined): NodeJS.ProcessEnv {
  if (libraryPath === undefined) return process.env;
  const before = process.env.LD_LIBRARY_PATH;
  return { ...process.env, LD_LIBRARY_PATH: before ? `${libraryPath}:${before}` : libraryPath };
}

/** Starts a browser that was found, with the libraries that it needs. */
export function launchBrowser({
  executablePath,
  libraryPath,
}: Pick<FoundBrowser, 'executablePath' | 'libraryPath'>): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: browserArguments,
    env: withLibraries(libraryPath) as Record<string, string>,
    timeout: 30_000,
  });
}

/** Starts the browser as the tests will and opens a page; says what went wrong, or null. */
async function faultOf(executablePath: string, libraryPath?: string): Promise<string | null> {
  try {
    const browser = await launchBrowser({ executablePath, libraryPath });
    try {
      const page = await browser.newPage();
      await page.goto('data:text/html,<p>starts</p>');
      return (await page.content()).includes('starts') ? null : 'it started, but showed no page';
    } finally {
      await browser.close();
    }
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? 'unknown error';
  }
}

/**
 * Finds a browser for the tests: CHROME_PATH, then an installed Chrome or Chromium, then the one that
 * `@sparticuz/chromium` ships inside its npm package.
 * @throws an error that says what was tried and what to install
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const tried: string[] = [];
  const attempt = async (
    executablePath: string,
    origin: string,
    libraryPath?: string,
  ): Promise<FoundBrowser | null> => {
    const fault = await faultOf(executablePath, libraryPath);
    if (fault === null) return { executablePath, origin, ...(libraryPath && { libraryPath }) };
    tried.push(`${origin} (${executablePath}): ${fault}`);
    return null;
  };

  const named = process.env.CHROME_PATH;
  if (named) {
    const found = await attempt(named, 'CHROME_PATH');
    if (found) return found;
  }
  for (const file of installed()) {
    const found = await attempt(file, 'installed browser');
    if (found) return found;
  }
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const file = await packaged.executablePath();
    const found =
      (await attempt(file, 'browser of @sparticuz/chromium')) ??
      (await attempt(
        file,
        'browser of @sparticuz/chromium with its own libraries',
        unpackLibraries(),
      ));
    if (found) return found;
  } catch (error) {
    tried.push(`@sparticuz/chromium: ${(error as Error).message}`);
  }
  throw new Error(
    `No browser starts, and the end-to-end tests need one.\nTried:\n${tried.map((line) => `  - ${line}`).join('\n')}\nInstall Chrome or Chromium (Debian: apt-get install chromium), or set CHROME_PATH to one.`,
  );
}
