import { transformSync } from '@swc/core';

/**
 * Runs an ES module; for tests of what a plugin makes of one.
 * @param imported - gives what it imports, by name
 * @param required - gives what it requires of Node itself, past the bundler
 * @returns what it exports
 */
export function runModule<Exports extends object>(
  source: string,
  imported: (name: string) => unknown,
  required: (name: string) => unknown = (name) => {
    throw new Error(`${name} is not left to Node here.`);
  },
): Exports {
  const { code } = transformSync(source, {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const exported = {};
  new Function('exports', 'require', '__non_webpack_require__', code)(exported, imported, required);
  return exported as Exports;
}
