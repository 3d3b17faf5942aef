import { javaScriptPath } from './javaScriptPath';
import type { SandboxChoice } from './types';

/** Where a project has its demo: the file that a reader wants to see first. */
export function demoPath({ name, code }: Pick<SandboxChoice, 'name' | 'code'>): string {
  const path = `src/demo/${name}.tsx`;
  return code === 'ts' ? path : javaScriptPath(path);
}
