import fs from 'node:fs';
import path from 'node:path';
import { stop, transform } from 'esbuild';
import type { TypesData } from '../../../../src/editor/rules/neededTypes';
import { installedDigest } from '../../../support/installed';
import { filesBelow } from '../../../support/filesBelow';
import { keyOf } from '../../../support/keptFile';
import { parseJson } from '../../../support/parseJson';
import { writeAtomically } from '../../../support/writeAtomically';
import { collectTypes, type CollectedTypes, type PackageTypes } from './collectTypes';

/** Where the files are, below the folder of scripts. */
const below = 'types/';

/**
 * Icons are thousands of modules of one type. Which of them there are, the program itself finds out.
 */
const icons: PackageTypes = {
  files: {
    '/node_modules/@mui/icons-material/icons.d.ts': `declare module '@mui/icons-material/*' {
const Icon: typeof import('@mui/material/SvgIcon').default;
export default Icon;
}
declare module '@mui/icons-material';`,
  },
  needs: ['@mui/material'],
};

/** Gives each file a name by its content. */
function filesOf({ language, packages }: CollectedTypes, compiler: string) {
  const contents = new Map<string, string>();
  const put = (name: string, ending: string, content: string): string => {
    const own = name.replace(/^@/, '').replaceAll('/', '-');
    const file = `${below}${own}.${keyOf(content).slice(0, 8)}.${ending}`;
    contents.set(file, content);
    return file;
  };
  const data: TypesData = {
    compiler: put('compiler', 'js', compiler),
    language: put('language', 'json', JSON.stringify(language)),
    packages: Object.fromEntries(
      Object.entries({ ...packages, '@mui/icons-material': icons }).map(([name, own]) => [
        name,
        [put(name, 'json', JSON.stringify(own.files)), ...own.needs],
      ]),
    ),
  };
  return { data, contents };
}

/** The compiler as a script that makes `ts`; its licence stays in it. */
async function shortCompiler(siteDir: string): Promise<string> {
  const file = path.join(siteDir, 'node_modules/typescript/lib/typescript.js');
  // By esbuild, which takes five seconds for nine megabytes; the site's own minifier takes as many times longer.
  const { code } = await transform(fs.readFileSync(file, 'utf8'), {
    minify: true,
    legalComments: 'inline',
    target: 'es2022',
  });
  // Its process would outlive the build.
  await stop();
  return code;
}

/**
 * Writes what types are checked with in a browser, unless that was done for the same installed packages.
 * @param siteDir - absolute
 * @param folder - absolute, where each set of files has a folder named by its digest
 * @param specifiers - of the modules that code can import
 * @returns what the editor has to know, and the folder to be copied
 */
export async function keepTypes(
  siteDir: string,
  folder: string,
  specifiers: readonly string[],
): Promise<{ data: TypesData; written: string }> {
  const rules = filesBelow(__dirname).filter((file) => !file.includes('.test.'));
  const key = keyOf(
    installedDigest(siteDir),
    specifiers.join('\n'),
    ...rules.map((file) => fs.readFileSync(file)),
  ).slice(0, 16);
  const written = path.join(folder, key);
  // Written last, so that it stands for all the others.
  const index = path.join(folder, `${key}.json`);
  if (fs.existsSync(index)) {
    return { data: parseJson(index, fs.readFileSync(index, 'utf8')) as TypesData, written };
  }
  const { data, contents } = filesOf(
    collectTypes(siteDir, specifiers),
    await shortCompiler(siteDir),
  );
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of contents) {
    writeAtomically(path.join(written, file.slice(below.length)), content);
  }
  writeAtomically(index, JSON.stringify(data));
  return { data, written };
}

/** The same for a development server, which has no packages for the editor. */
export const noTypes: TypesData = { compiler: '', language: '', packages: {} };
