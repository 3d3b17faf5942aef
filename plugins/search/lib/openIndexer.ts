import { fork } from 'node:child_process';
import path from 'node:path';
import type { IndexServer } from './serveIndex';

/** An index in another process. */
export interface Indexer extends IndexServer {
  /** Ends the process. */
  close: () => void;
}

type Answer = { id: number; result?: unknown; reason?: string };

/**
 * Starts a process with an index, so that pages enter it while this one loads the site. It ends with this one.
 */
export function openIndexer(): Indexer {
  const child = fork(path.join(__dirname, '../indexerProcess.cjs'));
  const waiting = new Map<
    number,
    { resolve: (result: never) => void; reject: (error: Error) => void }
  >();
  let count = 0;
  child.on('message', ({ id, result, reason }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (reason === undefined) asked?.resolve(result as never);
    else asked?.reject(new Error(reason));
  });
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  child.once('error', fail);
  child.once('exit', (code, signal) =>
    fail(new Error(`The process of the search index ended with ${code ?? signal}`)),
  );
  const ask =
    <Call extends keyof IndexServer>(call: Call) =>
    (argument?: unknown) =>
      new Promise<never>((resolve, reject) => {
        const id = (count += 1);
        waiting.set(id, { resolve, reject });
        child.send({ id, call, argument }, (error) => {
          if (error) fail(error);
        });
      });
  return {
    feed: ask('feed'),
    read: ask('read'),
    addHTMLFile: ask('addHTMLFile'),
    writeFiles: ask('writeFiles'),
    empty: ask('empty'),
    close: () => child.disconnect(),
  };
}
