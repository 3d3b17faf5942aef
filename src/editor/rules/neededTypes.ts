/** Where the types of packages and the compiler that reads them are; written by `plugins/demos`. */
export interface TypesData {
  /** The compiler's file, below the folder of scripts; empty where there is none, as in a development server. */
  compiler: string;
  /** The file with the types of the language and of the browser. */
  language: string;
  /** By the name of a package: its file, and the packages whose types its own name. */
  packages: Readonly<Record<string, readonly [file: string, ...needs: string[]]>>;
}

/** What JSX is made of, whatever is imported. */
const always = 'react';

/** Whether a file is one whose types are checked. */
export const isTyped = (name: string) => /\.tsx?$/.test(name);

/** The package that a request is of. */
export const packageOf = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

/**
 * The files with the types that are needed to check what imports some modules.
 * @param requests - all that is imported, also from own files, which are passed over; unknown packages are, too
 */
export function neededTypes(requests: readonly string[], data: TypesData): string[] {
  const found = new Set<string>();
  const queue = [
    always,
    ...requests.filter((request) => !/^\.\.?(?:\/|$)/.test(request)).map(packageOf),
  ];
  const files = new Set([data.language]);
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (found.has(name) || !Object.hasOwn(data.packages, name)) continue;
    found.add(name);
    const [file, ...needs] = data.packages[name]!;
    files.add(file);
    queue.push(...needs);
  }
  return [...files];
}
