import { fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { GenerateOptions } from './generate';
import type { SyncResult } from './pages/syncGenerated';

/** What the other process tells. */
type Message =
  | { type: 'log'; line: string }
  | { type: 'done'; result: SyncResult }
  | { type: 'failed'; reason: string };

/**
 * Generates the API reference in a process of its own. It gets what this one leaves of the processor, and ends with it.
 * @returns how many files were written, left and removed
 * @throws as `generate`, or if the process ends before it is done
 */
export function generateApart({ log, ...options }: GenerateOptions): Promise<SyncResult> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, '../generateProcess.cjs'));
    // Before it has threads, which take it over.
    os.setPriority(child.pid!, os.constants.priority.PRIORITY_LOW);
    const end = () => child.kill();
    process.once('exit', end);
    child.on('message', (message: Message) => {
      if (message.type === 'log') log(message.line);
      else if (message.type === 'done') resolve(message.result);
      else reject(new Error(message.reason));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', end);
      reject(new Error(`The process that compiles the API reference ended with ${code ?? signal}`));
    });
    child.send(options);
  });
}
