import type { AgentsSymbol } from '../../../../src/agents/rules/types';

/** The package of a module: `@mui/x-charts` of `@mui/x-charts/BarChart`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/** All packages that export a symbol, the best first. */
export function packagesOf({ package: name, modules }: AgentsSymbol): string[] {
  return [...new Set([name, ...(modules ?? []).map(packageOf)])];
}
