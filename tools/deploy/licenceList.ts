import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../plugins/support/filesBelow';

/** An installed package, as its manifest describes it. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression, or what the manifest says in its place. */
  licence: string;
  /** Text of its licence file; empty where it brings none. */
  text: string;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

function findFolder(root: string, from: string, name: string): string | undefined {
  for (let at = from; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (fs.existsSync(path.join(folder, 'package.json'))) return folder;
    if (at === root || at === path.dirname(at)) return undefined;
  }
}

const licenceFile = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;

/** The text of a licence file, or all texts in a folder of that name. */
function readTexts(place: string): string {
  const files = fs.statSync(place).isDirectory() ? filesBelow(place).toSorted() : [place];
  return files.map((file) => fs.readFileSync(file, 'utf8').trim()).join('\n\n');
}

/** Tools of which a build copies something: the compiler that checks types in a browser, and the types of what code can import. */
function copiedTools({ dependencies = {}, devDependencies = {} }: Manifest): string[] {
  return Object.keys(devDependencies).filter(
    (name) =>
      name === 'typescript' || (name.startsWith('@types/') && name.slice(7) in dependencies),
  );
}

/**
 * The packages from which something can be in the built site: those of `dependencies` and what they depend on in turn, and tools of
 * which something is copied.
 * @param root - absolute folder of the project, with its packages installed
 * @returns by name and version, each once
 * @throws if a package is not installed
 */
export function shippedPackages(root: string): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const visit = (folder: string, isRoot: boolean) => {
    const manifest = JSON.parse(
      fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as Manifest;
    const { name = '', version = '', dependencies = {}, optionalDependencies = {} } = manifest;
    const key = `${name}@${version}`;
    if (found.has(key)) return;
    if (!isRoot) {
      const file = fs.readdirSync(folder).find((each) => licenceFile.test(each));
      const licence =
        (typeof manifest.license === 'string' ? manifest.license : manifest.license?.type) ??
        manifest.licenses?.map(({ type }) => type).join(' OR ') ??
        (file ? 'as its text says' : 'none named');
      const text = file ? readTexts(path.join(folder, file)) : '';
      found.set(key, { name, version, licence, text: text.replace(/\r\n?/g, '\n').trim() });
    }
    for (const each of [...Object.keys(dependencies), ...(isRoot ? copiedTools(manifest) : [])]) {
      const next = findFolder(root, folder, each);
      if (next) visit(next, false);
      else if (!(each in optionalDependencies)) {
        throw new Error(`${each}, on which ${key} depends, is not installed. Run npm ci.`);
      }
    }
  };
  visit(root, true);
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** The file that lists them: what has the same text stands above it together. */
export function licenceText(packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, ShippedPackage[]>();
  for (const each of packages) byText.set(each.text, [...(byText.get(each.text) ?? []), each]);
  const blocks = [...byText].map(([text, these]) => {
    const names = these.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${names.join('\n')}\n\n${text || 'The package brings no text of its licence.'}`;
  });
  return `Licences of third-party packages from which this site is made: ${packages.length} packages.\n\n${blocks.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
