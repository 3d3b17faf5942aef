import type { SourceText } from '../program/buildProgram';
import { analyseScript } from '../program/analyseScript';
import { neededTypes, type TypesData } from '../rules/neededTypes';
import type { TypeFinding } from './typeService';

/** What the worker is asked. */
export interface TypeJob {
  id: number;
  /** Address of the compiler, and of files with types. */
  compiler: string;
  types: readonly string[];
  sources: readonly SourceText[];
}

/** What it answers. */
export type TypeAnswer = { id: number } & ({ findings: TypeFinding[] } | { failure: string });

/** Checks types beside the page's own thread. */
export interface TypeChecker {
  /** @throws (rejects) if the compiler or the types do not arrive */
  check: (sources: readonly SourceText[]) => Promise<TypeFinding[]>;
  stop: () => void;
}

interface Waiting {
  resolve: (findings: TypeFinding[]) => void;
  reject: (error: Error) => void;
}

function ownWorker(): Worker {
  return new Worker(new URL('./checkTypes.worker.ts', import.meta.url));
}

const isScript = (name: string) => /\.tsx?$/.test(name);

/** What types name is wanted as well, so `import type` counts. */
function requestsOf(sources: readonly SourceText[]): string[] {
  const scripts = sources.filter(({ name }) => isScript(name));
  return scripts.flatMap(({ name, text }) => [
    ...analyseScript(name, text).imports.map(({ request }) => request),
    ...[...text.matchAll(/\b(?:import|export)\s+type\b[^'"]*['"]([^'"]+)['"]/g)].map(
      ([, request]) => request!,
    ),
  ]);
}

/**
 * @param base - address of the folder of scripts, absolute
 * @param data - of the build
 * @param start - of a worker; passed in by tests
 */
export function createTypeChecker(
  base: string,
  data: TypesData,
  start: () => Worker = ownWorker,
): TypeChecker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  const giveUp = () => {
    waiting.forEach(({ reject }) => reject(new Error('The worker did not start')));
    waiting.clear();
    // The next code starts it again.
    worker?.terminate();
    worker = undefined;
  };
  const running = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.onmessage = ({ data: answer }: MessageEvent<TypeAnswer>) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('findings' in answer) asked?.resolve(answer.findings);
      else asked?.reject(new Error(answer.failure));
    };
    worker.onerror = giveUp;
    return worker;
  };

  return {
    check: (sources) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        waiting.set(id, { resolve, reject });
        try {
          running().postMessage({
            id,
            compiler: base + data.compiler,
            types: neededTypes(requestsOf(sources), data).map((file) => base + file),
            sources,
          } satisfies TypeJob);
        } catch (error) {
          waiting.delete(id);
          reject(error as Error);
        }
      }),
    stop: () => {
      worker?.terminate();
      worker = undefined;
    },
  };
}
