import { createHash } from 'node:crypto';
import type { rspack } from '@docusaurus/faster';
import { atStage } from './atStage';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;

const name = 'SteadyRelease';

/** Characters of the release in the name of a file, as `[fullhash:8]` has them. */
const inNames = 8;

/**
 * Stands for the bundler's hash while the minifier works, which gives the short names to what the letters of a text make frequent: those of
 * the hash would count.
 */
const mark = 'the-release-here';

/** A file of a release. */
interface ReleaseFile {
  name: string;
  content: Buffer;
}

/**
 * The release that a set of files makes: a digest of their names and texts, in which the bundler's own hash counts as nothing.
 * @param files - in any order
 * @param hash - the bundler's, as it stands in the files
 * @param nameOf - the part of a file's name that does not depend on the hash
 * @returns as long as the hash
 */
export function releaseOf(
  files: readonly ReleaseFile[],
  hash: string,
  nameOf: (file: string) => string,
): string {
  const digest = createHash('sha256');
  const lines = files.map(({ name: file, content }) => {
    // Every byte of any file stands for one character.
    const text = content.toString('latin1').replaceAll(hash, '');
    return `${nameOf(file)} ${createHash('sha256').update(text, 'latin1').digest('hex')}\n`;
  });
  for (const line of lines.toSorted()) digest.update(line);
  return digest.digest('hex').slice(0, hash.length);
}

/**
 * Makes the release a function of the files alone. The bundler's hash of a compilation differs between a build from its cache and one
 * without, and between two folders, though each file comes out the same; and it stands in files and names.
 */
export class SteadyRelease {
  /** @param isRuntime - whether a file holds the hash, and so has a name that follows it */
  constructor(private readonly isRuntime: (file: string) => boolean) {}

  apply(compiler: Compiler): void {
    const { sources } = compiler.webpack;
    const replace = (compilation: Compilation, from: string, to: string) => {
      for (const { name: file, source } of compilation.getAssets()) {
        if (!/\.js$/.test(file) || !source.buffer().includes(from)) continue;
        const text = source.buffer().toString('latin1').replaceAll(from, to);
        compilation.updateAsset(file, new sources.RawSource(Buffer.from(text, 'latin1')));
      }
    };
    atStage(compiler, name, 'PROCESS_ASSETS_STAGE_OPTIMIZE', (compilation, hash) =>
      replace(compilation, hash, mark),
    );
    // Behind the minifier.
    atStage(compiler, name, 'PROCESS_ASSETS_STAGE_SUMMARIZE', (compilation, hash) =>
      replace(compilation, mark, hash),
    );
    // When nothing changes a file any more, and before the names go into the manifest.
    atStage(compiler, name, 'PROCESS_ASSETS_STAGE_REPORT', (compilation, hash) => {
      const short = hash.slice(0, inNames);
      const nameOf = (file: string) =>
        this.isRuntime(file)
          ? file.replace(/\.[0-9a-f]+(?=\.js$)/, '')
          : file.replace(`.${short}.`, '.');
      const files = compilation
        .getAssets()
        .filter(({ name: file }) => /\.(?:js|css)$/.test(file))
        .map(({ name: file, source }) => ({ name: file, content: source.buffer() }));
      const release = releaseOf(files, hash, nameOf);
      for (const { name: file, content } of files) {
        if (content.includes(hash)) {
          const text = content.toString('latin1').replaceAll(hash, release);
          compilation.updateAsset(file, new sources.RawSource(Buffer.from(text, 'latin1')));
        }
        const bare = nameOf(file);
        if (bare === file) continue;
        const named = bare.replace(/(?=\.\w+$)/, `.${release.slice(0, inNames)}`);
        if (named !== file) compilation.renameAsset(file, named);
      }
    });
  }
}
