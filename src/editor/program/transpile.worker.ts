import { transpileScript } from './transpileScript';
import type { TranspileJob } from './transpiler';

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<TranspileJob & { id: number }>) => void;
  postMessage: (message: unknown) => void;
};

worker.onmessage = ({ data: { id, scripts } }) => {
  worker.postMessage({
    id,
    answer: scripts.map(({ path, code }) => transpileScript(path, code)),
  });
};
