import { type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, type Page } from '@playwright/test';
import { freePort } from '../support/freePort';
import { medianOf } from './medianOf';
import { openContext } from './openContext';
import { type DevFigures } from './results';
import { startDocusaurus } from './runDocusaurus';

const edits = 3;
// What is waited for is looked at in every frame: Playwright's locators look every half second in the end.
/** How long the server may take to its first page, in ms. */
const patience = 300_000;
/** Between two edits, in ms. */
const pause = 2000;

interface Options {
  /** The page that is opened and edited. */
  address: string;
  /** Its file, relative to the site. */
  file: string;
  /** What the server says when it has done what it does beside its first pages; edits are measured after that. */
  prepared?: RegExp;
}

/** Waits until something answers. @throws if the server has ended or nothing answers in time */
async function answered(url: string, server: ChildProcess, said: () => string): Promise<void> {
  for (const end = performance.now() + patience; performance.now() < end; await wait(50)) {
    if (server.exitCode !== null) {
      throw new Error(`The dev server ended with ${server.exitCode}:\n${said()}`);
    }
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`The dev server answered nothing at ${url}`);
}

/** Starts the server, opens the page and hands it over. @returns seconds until the page reacted */
async function withServer(
  browser: Browser,
  folder: string,
  address: string,
  work: (page: Page, said: () => string) => Promise<void>,
): Promise<number> {
  const port = await freePort();
  const context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(patience);
  const url = `http://localhost:${port}${address}`;
  const started = performance.now();
  const server = startDocusaurus(folder, ['start', '--no-open', '--port', String(port)]);
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said = (said + stripVTControlCharacters(chunk.toString())).slice(-5000);
    });
  }
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  try {
    await answered(url, server, () => said);
    const page = await context.newPage();
    await page.goto(url);
    // All of it, ours too, which comes alive piece by piece.
    await page.waitForFunction(
      () =>
        document.documentElement.dataset.hasHydrated === 'true' &&
        !document.querySelector('[data-late]'),
    );
    const seconds = (performance.now() - started) / 1000;
    await work(page, () => said);
    return seconds;
  } finally {
    await context.close();
    server.kill('SIGTERM');
    await Promise.race([
      ended,
      wait(10_000, undefined, { ref: false }).then(() => server.kill('SIGKILL')),
    ]);
  }
}

/**
 * Measures the development server of a site: until its first page reacts, without caches and with those of the first
 * start, and from a written file to its text on the screen, the median of three edits.
 * @param folder - of the site, a copy: its caches are removed and the page is changed
 */
export async function measureDev(
  browser: Browser,
  folder: string,
  { address, file, prepared }: Options,
): Promise<DevFigures> {
  for (const name of ['.docusaurus', 'node_modules/.cache']) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const times: number[] = [];
  const firstPageSeconds = await withServer(browser, folder, address, async (page, said) => {
    for (const end = performance.now() + patience; prepared && !prepared.test(said());) {
      if (performance.now() > end) throw new Error(`The dev server never said ${prepared}`);
      await wait(pause);
    }
    // It may load its pages again.
    if (prepared) await wait(2 * pause);
    for (let edit = 1; edit <= edits; edit += 1) {
      await wait(pause);
      const text = `The page was edited for measurement ${edit}.`;
      const shown = page.waitForFunction(
        (awaited) => document.querySelector('main')?.textContent?.includes(awaited),
        text,
      );
      const written = performance.now();
      fs.appendFileSync(path.join(folder, file), `\n${text}\n`);
      await shown;
      times.push(performance.now() - written);
    }
  });
  const secondStartSeconds = await withServer(browser, folder, address, async () => {});
  return { firstPageSeconds, secondStartSeconds, editMs: medianOf(times) };
}
