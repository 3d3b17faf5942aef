import { execFile, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { browserArguments, withLibraries, type FoundBrowser } from '../support/findBrowser';
import { medianOf } from './medianOf';
import { type LighthouseFigures } from './results';

const runs = 3;
/** How long the browser may take to open its port, in ms. */
const patience = 30_000;

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

const program = path.join(__dirname, 'lighthousePage.mjs');

/** What is used of a report of Lighthouse. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

interface OpenBrowser {
  port: number;
  close: () => Promise<void>;
}

/** The port that the browser has chosen, which it writes into its profile. */
async function portOf(profile: string, browser: ChildProcess): Promise<number> {
  const file = path.join(profile, 'DevToolsActivePort');
  for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
    if (browser.exitCode !== null) throw new Error(`The browser ended with ${browser.exitCode}`);
    const port = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0;
    if (port > 0) return port;
  }
  throw new Error('The browser opened no port for Lighthouse');
}

/** Starts a browser with a new profile that Lighthouse can speak to. */
async function openBrowser({ executablePath, libraryPath }: FoundBrowser): Promise<OpenBrowser> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-profile-'));
  const browser = spawn(
    executablePath,
    [
      ...browserArguments,
      '--headless=new',
      '--disable-dev-shm-usage',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore', env: withLibraries(libraryPath) },
  );
  const ended = new Promise<void>((resolve) => {
    browser.once('exit', () => resolve());
    browser.once('error', () => resolve());
  });
  const close = async () => {
    browser.kill('SIGTERM');
    await Promise.race([
      ended,
      wait(5000, undefined, { ref: false }).then(() => browser.kill('SIGKILL')),
    ]);
    try {
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    } catch {
      // A process of the browser may write for a while yet. The folder is among the system's temporary files, and what was
      // measured stays measured.
    }
  };
  try {
    return { port: await portOf(profile, browser), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function runOnce(url: string, port: number): Promise<LighthouseFigures> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, String(port), ...Object.values(categories)],
    { maxBuffer: 256 * 1024 * 1024, timeout: 180_000 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message} (${url})`);
  const scoreOf = (category: string) => {
    const score = report.categories[category]?.score;
    if (score == null) throw new Error(`Lighthouse gives no score for ${category} (${url})`);
    return Math.round(score * 100);
  };
  const valueOf = (audit: string) => {
    const value = report.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gives no ${audit} (${url})`);
    return value;
  };
  return {
    performance: scoreOf(categories.performance),
    accessibility: scoreOf(categories.accessibility),
    bestPractices: scoreOf(categories.bestPractices),
    seo: scoreOf(categories.seo),
    fcp: valueOf(audits.fcp),
    lcp: valueOf(audits.lcp),
    tbt: valueOf(audits.tbt),
    cls: valueOf(audits.cls),
  };
}

/**
 * Lets Lighthouse look at a page as a phone does, with its default throttling.
 * @returns the median of three runs, each figure for itself: scores from 0 to 100, times in ms
 * @throws if there is no score
 */
export async function runLighthouse(found: FoundBrowser, url: string): Promise<LighthouseFigures> {
  const browser = await openBrowser(found);
  try {
    const figures: LighthouseFigures[] = [];
    for (let run = 0; run < runs; run += 1) figures.push(await runOnce(url, browser.port));
    const names = Object.keys(figures[0]!) as (keyof LighthouseFigures)[];
    return Object.fromEntries(
      names.map((name) => [name, medianOf(figures.map((each) => each[name]))]),
    ) as unknown as LighthouseFigures;
  } finally {
    await browser.close();
  }
}
