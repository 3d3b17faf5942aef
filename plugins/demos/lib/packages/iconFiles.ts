import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from '../../../support/keptFile';
import { writeAtomically } from '../../../support/writeAtomically';
import type { EditorData } from '../../../../src/editor/rules/neededModules';

/** Icons in a file: a few kilobytes, of which one is needed. */
const perFile = 30;

const iconModule = /^[\s\S]*?export default createSvgIcon\(([\s\S]*), ['"](\w+)['"]\);\s*$/;

/**
 * The drawing of an icon as a function of what makes it: `(icon, jsx, jsxs) => icon(jsx("path", …), "Add")`.
 * @param code - of the icon's module in the installed package
 * @throws if it is not of the form that all of them have
 */
export function iconFunction(code: string): string {
  const [, drawing, name] = iconModule.exec(code) ?? [];
  if (!drawing || !name) throw new Error('it makes no icon by createSvgIcon');
  const short = drawing
    .replace(/\/\*#__PURE__\*\//g, '')
    .replace(/\b_jsx(s?)\(/g, 'j$1(')
    .replace(/\n\s*/g, '');
  return `(c,j,js)=>c(${short},"${name}")`;
}

/**
 * Writes the installed icons into files that a frame can run, unless that was done before.
 * @param siteDir - absolute
 * @param folder - absolute, where each set of files has a folder named by its digest
 * @returns where they are, and which files there are
 * @throws with the module's name if one is not of the form that all have
 */
export function keepIconFiles(
  siteDir: string,
  folder: string,
): { icons: EditorData['icons']; written: string } {
  const installed = path.join(siteDir, 'node_modules/@mui/icons-material');
  const { version } = JSON.parse(fs.readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const names = fs
    .readdirSync(path.join(installed, 'esm'))
    .filter((file) => /^[A-Z0-9]\w*\.js$/.test(file))
    .map((file) => file.replace(/\.js$/, ''))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const digest = keyOf(version, String(perFile), fs.readFileSync(__filename)).slice(0, 8);
  const written = path.join(folder, digest);
  const count = Math.ceil(names.length / perFile);
  const last = path.join(written, `${count - 1}.${digest}.js`);
  if (!fs.existsSync(last)) {
    for (let place = 0; place < count; place += 1) {
      const lines = names.slice(place * perFile, (place + 1) * perFile).map((name) => {
        const file = path.join(installed, 'esm', `${name}.js`);
        try {
          return `${JSON.stringify(name)}:${iconFunction(fs.readFileSync(file, 'utf8'))}`;
        } catch (error) {
          throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
        }
      });
      writeAtomically(
        path.join(written, `${place}.${digest}.js`),
        `Object.assign(globalThis[Symbol.for("icons")]??={},{${lines.join(',\n')}});\n`,
      );
    }
  }
  const first = names.filter((_, index) => index % perFile === 0);
  return { icons: { first, digest }, written };
}
