import type { rspack } from '@docusaurus/faster';
import { atStage } from './atStage';

type Compiler = InstanceType<typeof rspack.Compiler>;

const name = 'GuardRelease';
const strict = '"use strict";';

/**
 * What a script says that is fetched later than the first ones: it ends at once in a page of another release, which
 * `client/docusaurus.js` names. The bundler's runtime takes such a script for missing.
 * @param release - the compilation's hash
 * @param isStrict - whether the script begins with that directive, which has to stand first
 */
export function releaseGuard(release: string, isStrict: boolean): string {
  // A worker has no page, and was started by a script that has passed here.
  const guard = `if(self.document&&self.docusaurusRelease!=="${release}")throw Error("of another release");`;
  return `${isStrict ? strict : ''}${guard}`;
}

/**
 * Has each script know its release. The release stands in the script's path too, but a proxy or a worker may answer with what it has
 * by another rule, and what a script of another release calls may not be in the page's own ones.
 */
export class GuardRelease {
  /** @param isFirst - whether a script is one of those with which every page begins */
  constructor(private readonly isFirst: (file: string) => boolean) {}

  apply(compiler: Compiler): void {
    const { sources } = compiler.webpack;
    // After the minifier, for whose memory a script is its text.
    atStage(compiler, name, 'PROCESS_ASSETS_STAGE_SUMMARIZE', (compilation, hash) => {
      for (const { name: file, source } of compilation.getAssets()) {
        if (!/\.js(\?|$)/.test(file) || this.isFirst(file)) continue;
        const isStrict = source.buffer().subarray(0, strict.length).toString() === strict;
        compilation.updateAsset(
          file,
          new sources.ConcatSource(releaseGuard(hash, isStrict), source),
        );
      }
    });
  }
}
