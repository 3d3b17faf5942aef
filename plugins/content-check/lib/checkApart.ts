import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer, Order } from '../checkProcess';
import type { SiteReport } from './checkSite';

/** What is used of a process that checks. */
export type CheckProcess = Pick<ChildProcess, 'pid' | 'on' | 'once' | 'kill'>;

function start(order: Order): CheckProcess {
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
export function checkApart(site: Site, begin = start): Promise<SiteReport> {
  return new Promise((resolve, reject) => {
    const child = begin({ ...site, isWatching: false });
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

/** Who hears of a site that is followed. */
export interface SiteFollower {
  /** Gets what each look has found. */
  onReport: (report: SiteReport) => void;
  /** Gets why the site cannot be looked at, or not as it was: each reason once, until there is a report again. */
  onFailure: (reason: string) => void;
  /** Before the first report behind a failure. */
  onRecovery: () => void;
}

/** How often a process that has ended is started again: one that ends again and again would only take the processor. */
const mostStarts = 4;

/**
 * Checks the site in a process of its own, and again whenever a file has changed. The process gets what this one leaves of the
 * processor, and ends with it. If it ends before, another one takes its place, unless it has never looked.
 */
export function followSite(site: Site, follower: SiteFollower, begin = start): void {
  let starts = 0;
  let reason: string | undefined;
  let child: CheckProcess;
  const fail = (why: string) => {
    if (why !== reason) follower.onFailure(why);
    reason = why;
  };
  const run = () => {
    starts += 1;
    let hasLooked = false;
    const own = begin({ ...site, isWatching: true });
    child = own;
    // Before it has threads, which take it over. Without an id it has never begun, which is an error.
    if (own.pid !== undefined) os.setPriority(own.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    own.on('message', (answer: Answer) => {
      // What is left of one that has ended is older than what the next one tells.
      if (own !== child) return;
      if ('reason' in answer) {
        fail(answer.reason);
        return;
      }
      hasLooked = true;
      if (reason !== undefined) follower.onRecovery();
      reason = undefined;
      follower.onReport(answer.report);
    });
    own.once('error', ({ message }) => fail(message));
    own.once('exit', (code, signal) => {
      const ended = `the process that does it ended with ${code ?? signal}.`;
      if (hasLooked && starts < mostStarts) {
        fail(`${ended} Another one is started.`);
        run();
      } else fail(`${ended} End npm start and start it again; npm run content:check looks once.`);
    });
  };
  run();
  // It leaves signals to the server.
  process.once('exit', () => child.kill('SIGKILL'));
}
