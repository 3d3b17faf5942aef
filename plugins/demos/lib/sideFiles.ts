import path from 'node:path';

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
  const [exact, ...others] = candidatesOf(base);
  if (!isFile(exact!)) {
    const found = others.filter(isFile);
    const [file, second] = found.filter((each) => path.dirname(each) === path.dirname(base));
    if (file && second) {
      return {
        fault: `may mean ${path.basename(file)} or ${path.basename(second)}; rename one of them`,
      };
    }
    if (file ?? found[0]) return { file: file ?? found[0]! };
    const near = ['.json', '.mjs', '.d.ts', '.css'].find((ending) => isFile(base + ending));
    if (near === '.d.ts') return { fault: `is ${refusalOf(near)}` };
    if (near) return { fault: `is not there; write "${specifier}${near}"` };
    const typed = /\.jsx?$/.test(base) && base.replace(/\.js(x?)$/, '.ts$1');
    if (typed && isFile(typed)) return { fault: 'is not there; leave the ending out' };
    return { fault: 'is not there' };
  }
  if (kindOf(base) === undefined) return { fault: `is ${refusalOf(base)}` };
  if (kindOf(base) === 'typescript') {
    return { fault: 'has another ending in JavaScript; leave the ending out' };
  }
  return { file: base };
}
