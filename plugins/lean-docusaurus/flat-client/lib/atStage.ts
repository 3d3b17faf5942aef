import type { rspack } from '@docusaurus/faster';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;

/**
 * Takes part in what happens to the files of a compilation.
 * @param name - of the plugin that does
 * @param stage - when, by the bundler's name for it
 * @param act - with the compilation and its hash
 */
export function atStage(
  compiler: Compiler,
  name: string,
  stage: `PROCESS_ASSETS_STAGE_${'OPTIMIZE' | 'SUMMARIZE' | 'REPORT'}`,
  act: (compilation: Compilation, hash: string) => void,
): void {
  const { Compilation } = compiler.webpack;
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage: Compilation[stage] }, () => {
      const { hash } = compilation;
      if (!hash) throw new Error('flat-client: the bundler names no hash of the compilation');
      act(compilation, hash);
    });
  });
}
