import {
  MessageChannel,
  receiveMessageOnPort,
  Worker,
  type MessagePort,
} from 'node:worker_threads';
import type { TextLanguage } from '../../../src/demos/rules/libraryTexts';
import type { RenderedDemo } from '../../../src/demos/rules/types';

/** A demo that is to come to rest. */
export interface RestRequest {
  /** Path of its page's script below that folder, without extension. */
  page: string;
  name: string;
  /** The demo's id. */
  id: string;
  /** Of the library's own texts; absent: its English. */
  language?: TextLanguage;
}

/** Where the thread finds what it runs. */
export interface RestPlaces {
  /** Absolute folder of the server's scripts of demos; see `bundle/`. */
  scripts: string;
  /** Absolute path of `restThread.cjs`. */
  thread: string;
}

type Answer =
  { rendered: RenderedDemo } | { failure: { kind: string; message: string; stack?: string } };

/** The longest, in ms, that a demo may take. A busy machine starts the thread in some seconds. */
const longest = 60_000;

interface Thread {
  worker: Worker;
  port: MessagePort;
  signal: Int32Array;
}

const threads = new Map<string, Thread>();

function threadOf({ scripts, thread: file }: RestPlaces): Thread {
  const known = threads.get(scripts);
  if (known) return known;
  const { port1: port, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(file, {
    workerData: { scripts, port: port2, signal },
    transferList: [port2],
  });
  // Whoever renders pages ends when they are rendered.
  worker.unref();
  port.unref();
  const thread = { worker, port, signal };
  threads.set(scripts, thread);
  worker.once('exit', () => {
    if (threads.get(scripts) === thread) threads.delete(scripts);
  });
  return thread;
}

/**
 * Lets a demo come to rest in a thread that has a window (`src/demos/rendering/resting`), and waits for its HTML: pages are rendered
 * without a pause. The thread stays for the next one.
 * @param patience - the longest, in ms, that it may take
 * @throws what the demo throws, also where nobody catches it; or that it takes too long
 */
export function restDemo(
  places: RestPlaces,
  request: RestRequest,
  patience = longest,
): RenderedDemo {
  const { worker, port, signal } = threadOf(places);
  Atomics.store(signal, 0, 0);
  port.postMessage(request);
  if (Atomics.wait(signal, 0, 0, patience) === 'timed-out') {
    // Its late answer would be taken for that of the next demo.
    threads.delete(places.scripts);
    void worker.terminate();
    throw new Error(`did not come to rest within ${patience / 1000} s`);
  }
  const { message } = receiveMessageOnPort(port) as { message: Answer };
  if ('rendered' in message) return message.rendered;
  const { kind, message: text, stack } = message.failure;
  throw Object.assign(new Error(text), { name: kind, stack });
}
