import type { SourceText } from '../program/buildProgram';
import { analyseScript } from '../program/analyseScript';
import { createWorkerQueue } from '../program/workerQueue';
import { isTyped, neededTypes, type TypesData } from '../rules/neededTypes';
import type { TypeFinding } from './typeService';

/** What the worker is asked. */
export interface TypeJob {
  /** Address of the compiler, and of files with types. */
  compiler: string;
  types: readonly string[];
  sources: readonly SourceText[];
}

/** Checks types beside the page's own thread. */
export interface TypeChecker {
  /** @throws (rejects) if the compiler or the types do not arrive */
  check: (sources: readonly SourceText[]) => Promise<TypeFinding[]>;
  stop: () => void;
}

function ownWorker(): Worker {
  return new Worker(new URL('./checkTypes.worker.ts', import.meta.url));
}

/** What is imported for its types alone, at the beginning or within a type. */
const named = /\b(?:(?:import|export)\s+type\b[^'"]*|import\(\s*)['"]([^'"]+)['"]/g;

/** What types name is wanted as well, so `import type` counts. */
function requestsOf(sources: readonly SourceText[]): string[] {
  const scripts = sources.filter(({ name }) => isTyped(name));
  return scripts.flatMap(({ name, text }) => [
    ...analyseScript(name, text).imports.map(({ request }) => request),
    ...[...text.matchAll(named)].map(([, request]) => request!),
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
  const { ask, stop } = createWorkerQueue<TypeJob, TypeFinding[]>(start);
  return {
    check: (sources) =>
      ask({
        compiler: base + data.compiler,
        types: neededTypes(requestsOf(sources), data).map((file) => base + file),
        sources,
      }),
    stop,
  };
}
