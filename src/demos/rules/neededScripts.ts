import type { DemoScripts } from './types';

/**
 * The addresses of the scripts that bring a demo.
 * @param scripts - of the demos of its page in a styling; absent: there is none
 * @param name - of the demo
 */
export function neededScripts(scripts: DemoScripts | undefined, name: string): string[] {
  const { demo, first = [], later = [] } = scripts ?? {};
  return name === demo ? [...first] : [...first, ...later];
}
