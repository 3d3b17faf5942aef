import { transform } from 'sucrase';

/** A script as JavaScript that a CommonJS module consists of, or why there is none. */
export type Transpiled = { code: string } | { problem: string; line: number };

function options(path: string) {
  const isTypeScript = /\.tsx?$/.test(path);
  const isPlain = /\.ts$/.test(path);
  return {
    transforms: [
      ...(isTypeScript ? (['typescript'] as const) : []),
      ...(isPlain ? [] : (['jsx'] as const)),
      'imports' as const,
    ],
    jsxRuntime: 'automatic' as const,
    production: true,
  };
}

/**
 * Makes JavaScript of a script. Lines stay where they were.
 * @param path - its ending says in which language it is
 */
export function transpileScript(path: string, code: string): Transpiled {
  try {
    return { code: transform(code, options(path)).code };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, problem = text, line = '1'] =
      /^(?:Error: )?([\s\S]*?) ?\((\d+):\d+\)/.exec(text) ?? [];
    return { problem: problem.replace(/^Error transforming [^:]*: /, ''), line: Number(line) };
  }
}
