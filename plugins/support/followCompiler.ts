/** What a compiler tells of itself: Rspack's and webpack's hooks of the same names. */
interface Compiler {
  hooks: Record<'invalid' | 'done', { tap: (name: string, listener: () => void) => void }>;
}

/**
 * Follows whether a bundler in watch mode is at work.
 * @returns a plugin for the bundler, and a promise for its next quiet moment
 */
export function followCompiler() {
  let isBusy = false;
  const waiting = new Set<() => void>();
  return {
    plugin: {
      apply({ hooks }: Compiler) {
        hooks.invalid.tap('follow-compiler', () => {
          isBusy = true;
        });
        hooks.done.tap('follow-compiler', () => {
          isBusy = false;
          waiting.forEach((resolve) => resolve());
          waiting.clear();
        });
      },
    },
    whenQuiet: () =>
      new Promise<void>((resolve) => {
        if (isBusy) waiting.add(resolve);
        else resolve();
      }),
  };
}
