import type ts from 'typescript';
import type { TypeJob } from './typeChecker';
import { createTypeService, type TypeService } from './typeService';

// The compiler is a script of its own, which makes the global `ts`.
const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<TypeJob & { id: number }>) => void;
  postMessage: (message: unknown) => void;
  importScripts: (address: string) => void;
  ts?: typeof ts;
};

let service: TypeService | undefined;
const known = new Map<string, Promise<void>>();

async function bring(address: string, into: TypeService): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  into.add((await answer.json()) as Record<string, string>);
}

async function check({ compiler, types, sources }: TypeJob) {
  if (!service) {
    worker.importScripts(compiler);
    service = createTypeService(worker.ts!);
  }
  const own = service;
  await Promise.all(
    types.map((address) => {
      const bringing = known.get(address) ?? bring(address, own);
      known.set(address, bringing);
      // The next code asks again.
      bringing.catch(() => known.delete(address));
      return bringing;
    }),
  );
  return own.check(sources);
}

worker.onmessage = ({ data }) => {
  check(data).then(
    (answer) => worker.postMessage({ id: data.id, answer }),
    (error: unknown) => worker.postMessage({ id: data.id, failure: String(error) }),
  );
};
