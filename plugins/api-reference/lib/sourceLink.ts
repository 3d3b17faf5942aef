import path from 'node:path';
import type ts from 'typescript';
import { libraryOf, type Context } from './context';
import type { Library } from './readLibraries';

/** The tag of a release: a pre-release of one package comes with the release that it asks of its neighbour. */
function tagOf({ version, manifest }: Library): string {
  if (!version.includes('-')) return `v${version}`;
  const neighbour = manifest.peerDependencies?.['@mui/material'];
  const asked = neighbour && /\d+\.\d+\.\d+$/.exec(neighbour)?.[0];
  return `v${asked ?? version}`;
}

/**
 * The folder of a declaration in the library's repository, at the documented version. The file's own name
 * is not in the package (`.js` or `.tsx`), the folder is.
 * @returns undefined if the package does not say where its source is
 */
export function sourceLink(
  context: Context,
  declaration: ts.Declaration | undefined,
): string | undefined {
  const file = declaration?.getSourceFile();
  const library = file && libraryOf(context.libraries, file);
  const repository = library?.manifest.repository;
  const address = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repository?.url ?? '')?.[1];
  if (!file || !library || !address || !repository?.directory) return undefined;
  const inside = path
    .relative(library.folder, path.dirname(file.fileName))
    .split(path.sep)
    .filter((part, at) => !(at === 0 && part === 'esm'))
    .join('/');
  const folder = ['src', inside].filter(Boolean).join('/');
  return `https://github.com/${address}/tree/${tagOf(library)}/${repository.directory}/${folder}`;
}
