import path from 'node:path';
import type { rspack } from '@docusaurus/faster';
import { keyOf, readKept, writeKept } from '../../../support/keptFile';

type Compiler = InstanceType<typeof rspack.Compiler>;

interface Options {
  /** Absolute folder in which minified scripts are kept between builds, a file a script. */
  folder: string;
  /** What a script's minified form depends on beside its text: the minifier, its version and its options. */
  salt: string;
}

const name = 'RememberMinified';

/**
 * Gives the bundler the minified form of scripts that an earlier build has minified, and marks them, so that the
 * minifier leaves them alone. The bundler's own cache ends before this step.
 */
export class RememberMinified {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const { processAssets } = compilation.hooks;
      /** Keys of the scripts that are left to the minifier, by file. */
      const unknown = new Map<string, string>();

      processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1 }, () => {
        for (const asset of compilation.getAssets()) {
          if (!/\.js(\?|$)/.test(asset.name) || asset.info.minimized) continue;
          // As bytes: some thousand scripts need not become text here.
          const key = keyOf(this.options.salt, asset.source.buffer());
          const kept = readKept(this.fileOf(asset.name), key);
          if (kept === undefined) unknown.set(asset.name, key);
          else {
            compilation.updateAsset(asset.name, new sources.RawSource(kept), {
              ...asset.info,
              minimized: true,
            });
          }
        }
      });

      processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 }, () => {
        for (const [file, key] of unknown) {
          const asset = compilation.getAsset(file);
          // Not so where a build is told not to minify.
          if (!asset?.info.minimized) continue;
          writeKept(this.fileOf(file), key, asset.source.buffer());
        }
      });
    });
  }

  /** Without the digest in its name: the next release of a script takes the place of this one. */
  private fileOf(asset: string): string {
    const lasting = asset.replace(/\?.*$/, '').replace(/\.[0-9a-f]{8}(?=\.js$)/, '');
    return path.join(this.options.folder, encodeURIComponent(lasting));
  }
}
