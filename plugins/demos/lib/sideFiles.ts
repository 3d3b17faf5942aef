import path from 'node:path';
import { shownName, styleOf } from './demoFiles';

/** What a file of a demo may be. */
export type FileKind = 'typescript' | 'javascript' | 'stylesheet' | 'data' | 'picture';

/** Endings that an import may leave out, in the order in which they are tried. */
const scriptEndings = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * What a file is by its name.
 * @returns undefined for what no demo can have beside it; {@link refusalOf} says why
 */
export function kindOf(file: string): FileKind | undefined {
  if (/\.d\.ts$|\.module\.css$/.test(file)) return undefined;
  if (/\.tsx?$/.test(file)) return 'typescript';
  if (/\.(jsx?|mjs)$/.test(file)) return 'javascript';
  if (/\.css$/.test(file)) return 'stylesheet';
  if (/\.json$/.test(file)) return 'data';
  return /\.svg$/.test(file) ? 'picture' : undefined;
}

/** Why a file cannot be part of a demo, with what would do instead. */
export function refusalOf(file: string): string {
  if (/\.d\.ts$/.test(file)) {
    return 'a file of declarations, which no bundler finds; write the types into a .ts file';
  }
  if (/\.module\.css$/.test(file)) {
    return "a CSS module, whose class names only its bundler knows; use plain CSS whose classes begin with the demo's name";
  }
  if (/\.[cm]ts$|\.cjs$/.test(file))
    return 'a script with an ending of its own; use .ts, .tsx, .js or .jsx';
  if (/\.(png|jpe?g|gif|webp|avif|ico|bmp)$/i.test(file)) {
    return 'a picture that is no text, which the services that take a demo along cannot receive; use an .svg, or a data: address in a .ts file';
  }
  if (/\.(txt|csv|tsv|md|mdx|ya?ml|xml)$/i.test(file)) {
    return 'a text that bundlers import in ways of their own; export it as a string from a .ts file, or use .json';
  }
  if (/\.(scss|sass|less|styl)$/i.test(file))
    return 'a stylesheet that has to be compiled; use plain .css';
  return 'none of the files that a demo can have beside it: .ts, .tsx, .js, .jsx, .mjs, .css, .json and .svg';
}

/**
 * The files that a relative import may mean, the first that is there first.
 * @param base - path of the importing file's folder with the specifier
 */
export function candidatesOf(base: string): string[] {
  const scripts = scriptEndings.map((ending) => `${base}${ending}`);
  const indexes = scriptEndings.map((ending) => path.join(base, `index${ending}`));
  return [base, ...scripts, ...indexes];
}

/** An import that was followed: to a file, or to a reason why it leads to none. */
export type Followed = { file: string } | { fault: string };

/** Follows an import that leaves the ending out. Bundlers differ in the order of endings, so one file has to be the only one. */
function followWithoutEnding(
  base: string,
  specifier: string,
  isFile: (file: string) => boolean,
): Followed {
  const scriptsOf = (name: string) =>
    [...scriptEndings, '.mjs'].map((ending) => `${name}${ending}`).filter(isFile);
  const beside = scriptsOf(base);
  const within = scriptsOf(path.join(base, 'index'));
  // Data counts before a folder, and after a script.
  const found = beside.length > 0 ? beside : [...within, ...[`${base}.json`].filter(isFile)];
  const [file, second] = found;
  const shown = (name: string) => path.relative(path.dirname(base), name).split(path.sep).join('/');
  if (file && second) {
    return { fault: `may mean ${shown(file)} or ${shown(second)}; rename one of them` };
  }
  if (file && styleOf(file) !== 'system') {
    const system = shownName(path.basename(file));
    return {
      fault: `is a variant of ${system}, under whose name readers get it; give what is imported a name without the styling`,
    };
  }
  if (file && /\.[jt]sx?$/.test(file)) return { file };
  const near = ['.json', '.mjs', '.d.ts', '.css'].find((ending) => isFile(base + ending));
  if (near === '.d.ts') return { fault: `is ${refusalOf(near)}` };
  if (near) return { fault: `is not there; write "${specifier}${near}"` };
  if (file) return { fault: `is not there; write "${specifier.replace(/\/$/, '')}/index.mjs"` };
  return { fault: 'is not there' };
}

/**
 * Follows a relative import to the file that every bundler finds for it, in TypeScript and in JavaScript.
 * @param from - path of the importing file
 * @param isFile - whether there is a file at a path
 */
export function followImport(
  from: string,
  specifier: string,
  isFile: (file: string) => boolean,
): Followed {
  const [plain] = specifier.split(/[?#]/, 1);
  if (plain !== specifier) {
    return {
      fault: `asks with "${specifier.slice(plain!.length)}" for what only one bundler knows; export it from a .ts file`,
    };
  }
  const base = path.join(path.dirname(from), specifier);
  if (!isFile(base)) {
    const typed = /\.jsx?$/.test(base) && base.replace(/\.js(x?)$/, '.ts$1');
    if (typed && isFile(typed)) return { fault: 'is not there; leave the ending out' };
    // A name that ends is whole: "./Name.css" is a stylesheet, and never the variant Name.css.tsx.
    if (kindOf(base) !== undefined) return { fault: 'is not there' };
    return followWithoutEnding(base, specifier, isFile);
  }
  if (kindOf(base) === undefined) return { fault: `is ${refusalOf(base)}` };
  if (kindOf(base) === 'typescript') {
    return { fault: 'has another ending in JavaScript; leave the ending out' };
  }
  return { file: base };
}
