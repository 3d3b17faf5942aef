/** What a build tells the editor; written by `plugins/demos`. */
export interface EditorData {
  /** Address of the folder of scripts, with a slash at its end; empty where there are none, as in a development server. */
  base: string;
  /** The frame's page below it. */
  page: string;
  files: readonly string[];
  start: readonly number[];
  modules: Readonly<Record<string, readonly number[]>>;
  /** Texts of the libraries in the page's language: files that bring them, and files without which a program has no use for them. */
  texts: readonly { files: readonly number[]; needs: readonly number[] }[];
  icons: { first: readonly string[]; digest: string };
  /** Versions of the packages, for projects. */
  versions: Readonly<Record<string, string>>;
}

/** What a script imports from one place. */
export interface Request {
  request: string;
  names: readonly string[];
}

/** What has to be there before a program can run. */
export interface Needed {
  /** The bundler's numbers by what is imported. */
  modules: Record<string, string>;
  /** Names of files, in the order in which they are best run. */
  files: string[];
  /** What is imported and no package of the site. */
  missing: string[];
}

const iconPackage = /^@mui\/icons-material(?:\/(\w+))?$/;
const componentPackage = '@mui/material';
/** What elements are made with, of which nobody writes an import: the second where a key stands behind `{...props}`. */
const forElements = ['react/jsx-runtime', 'react'];

/** The file in which the icon of a name is, if there is one. */
function iconFile({ first, digest }: EditorData['icons'], name: string): string[] {
  let place = -1;
  for (const [index, start] of first.entries()) {
    if (start > name) break;
    place = index;
  }
  return place < 0 ? [] : [`icons/${place}.${digest}.js`];
}

/** Of `{ Button, Chip } from '@mui/material'` each by itself; all of it where a name is none of a component. */
function oneByOne({ request, names }: Request, modules: EditorData['modules']): string[] {
  if (request !== componentPackage || names.length === 0) return [request];
  const single = names.map((name) => `${request}/${name}`);
  return single.every((each) => modules[each]) ? single : [request];
}

/**
 * Finds out what a program needs from the packages of the site.
 * @param requests - all that its scripts import, also from its own files, which are passed over
 */
export function neededModules(requests: readonly Request[], data: EditorData): Needed {
  const modules: Record<string, string> = {};
  const files = new Set<string>();
  const missing: string[] = [];
  const own = requests.filter(({ request }) => !/^\.\.?(?:\/|$)/.test(request));
  const wanted = own.flatMap(({ request, names }) => {
    const icons = iconPackage.exec(request);
    if (!icons) return oneByOne({ request, names }, data.modules);
    const named = icons[1] ? [icons[1]] : names.filter((name) => name !== '*');
    named.flatMap((name) => iconFile(data.icons, name)).forEach((file) => files.add(file));
    // Thousands, which no file has together.
    return !icons[1] && names.includes('*') ? [`${request}/*`] : [];
  });
  for (const request of [...forElements, ...wanted]) {
    const found = Object.hasOwn(data.modules, request) ? data.modules[request] : undefined;
    if (!found) {
      missing.push(request);
      continue;
    }
    const [id, ...places] = found;
    modules[request] = String(id);
    places.forEach((place) => files.add(data.files[place]!));
  }
  const there = new Set([...data.start.map((place) => data.files[place]!), ...files]);
  for (const texts of data.texts) {
    if (!texts.needs.every((place) => there.has(data.files[place]!))) continue;
    texts.files.forEach((place) => files.add(data.files[place]!));
  }
  return { modules, files: [...files], missing };
}
