import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { announcedLocale } from './announcedLocale';
import { listProcesses } from './listProcesses';
import { treeMemory } from './treeMemory';

/** Between two looks at the memory, in ms. */
const interval = 250;

const running = new Set<ChildProcess>();

/** A file of a site, or of a folder in which it lies. */
function findFile(folder: string, name: string): string | undefined {
  return [folder, path.dirname(folder), path.dirname(path.dirname(folder))]
    .map((each) => path.join(each, name))
    .find((file) => fs.existsSync(file));
}

/** How a command of Docusaurus is run in a site: its own way to build, if it has one, or Docusaurus's. */
function programOf(folder: string, command: 'build' | 'start'): string[] {
  const program = findFile(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  if (!program) throw new Error(`${folder} has no Docusaurus; run npm ci`);
  const own = path.join(folder, 'tools/build/build.ts');
  return command === 'build' && fs.existsSync(own) ? ['--import', 'tsx', own] : [program, command];
}

/**
 * Starts a command of Docusaurus in the folder of a site.
 * @param folder - of the site; Docusaurus is found in its `node_modules` or in those of a folder above
 * @param env - besides what is set here
 */
export function startDocusaurus(
  folder: string,
  [command, ...options]: readonly ['build' | 'start', ...string[]],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  // A build sets it too, but only once it has loaded React, which is then another one than the bundle's. That shows
  // where pages are so few that Docusaurus renders them in its own process.
  const NODE_ENV = command === 'build' ? 'production' : 'development';
  const child = spawn(process.execPath, [...programOf(folder, command), ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV, FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, to be ended with all that it has started.
    detached: true,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Ends everything that was started here and still runs, for a run that is interrupted. */
export function endDocusaurus(): void {
  running.forEach(({ pid }) => {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  });
}

export interface DocusaurusRun {
  seconds: number;
  /** Bytes of resident memory of all processes at the worst moment. */
  peakBytes: number;
  peakByLocale: Record<string, number>;
}

/**
 * Builds a site and watches it.
 * @param args - behind `build`
 * @throws if the build fails, with the end of what it said
 */
export async function runBuild(
  folder: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<DocusaurusRun> {
  const started = performance.now();
  const child = startDocusaurus(folder, ['build', ...args], env);
  let said = '';
  let locale: string | undefined;
  let peakBytes = 0;
  const peakByLocale: Record<string, number> = {};
  const listen = (chunk: Buffer) => {
    const text = stripVTControlCharacters(chunk.toString());
    said = (said + text).slice(-20_000);
    for (const line of text.split('\n')) locale = announcedLocale(line) ?? locale;
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const look = () => {
    const bytes = child.pid ? treeMemory(listProcesses(), child.pid) : 0;
    peakBytes = Math.max(peakBytes, bytes);
    if (locale) peakByLocale[locale] = Math.max(peakByLocale[locale] ?? 0, bytes);
  };
  const timer = setInterval(look, interval);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) {
      const tail = said.trimEnd().split('\n').slice(-40).join('\n');
      throw new Error(`The build in ${folder} ended with ${code}:\n${tail}`);
    }
    return { seconds: (performance.now() - started) / 1000, peakBytes, peakByLocale };
  } finally {
    clearInterval(timer);
    child.kill();
  }
}
