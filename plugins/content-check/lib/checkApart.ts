import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer, Order } from '../checkProcess';
import type { SiteReport } from './checkSite';

function start(order: Order): ChildProcess {
  const child = fork(path.join(__dirname, '../checkProcess.ts'), {
    cwd: order.siteDir,
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
  });
  child.send(order);
  return child;
}

type Site = Omit<Order, 'isWatching'>;

/**
 * Checks the site in a process of its own.
 * @throws if the process cannot do it
 */
export function checkApart(site: Site): Promise<SiteReport> {
  return new Promise((resolve, reject) => {
    const child = start({ ...site, isWatching: false });
    child.on('message', (answer: Answer) => {
      if ('report' in answer) resolve(answer.report);
      else reject(new Error(answer.reason));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The process that checks the pages ended with ${code ?? signal}`)),
    );
  });
}

/**
 * Checks the site in a process of its own, and again whenever a file has changed. The process gets what this one leaves of the
 * processor, and ends with it.
 * @param onReport - gets what each look has found
 * @param onFailure - gets why the process cannot do it
 */
export function followSite(
  site: Site,
  onReport: (report: SiteReport) => void,
  onFailure: (reason: string) => void,
): void {
  const child = start({ ...site, isWatching: true });
  // Before it has threads, which take it over.
  os.setPriority(child.pid!, os.constants.priority.PRIORITY_BELOW_NORMAL);
  process.once('exit', () => child.kill());
  child.on('message', (answer: Answer) => {
    if ('report' in answer) onReport(answer.report);
    else onFailure(answer.reason);
  });
  child.once('error', (error) => onFailure(error.message));
}
