import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../../support/parseJson';
import { fragmentAddress, fragmentEnd, searchFolder } from './fragmentAddress';
import { namedFiles } from './namedFiles';
import { pagesFile, type PagesFile } from './pagesFile';
import { readScript, type ScriptText } from './scriptNames';
import { writePacks, type FinishedLanguage } from './writePacks';

/** Makes the packs of a build while somebody else reads all of its files. */
export interface PackFinisher {
  /** Is to be shown every file of the build: its name below the folder, and its content. */
  look: (name: string, content: Buffer) => void;
  /**
   * Writes the packs.
   * @param file - a file by its name below the folder of the build
   * @returns the texts that were written, by name below the folder of the build
   * @throws if a pack names a file that the build does not have
   */
  write: (file: FinishedLanguage['file']) => Map<string, string>;
}

function readPages(folder: string): PagesFile | undefined {
  const file = path.join(folder, pagesFile);
  if (!fs.existsSync(file)) return undefined;
  const read = parseJson(file, fs.readFileSync(file, 'utf8')) as Partial<PagesFile>;
  const lists = [read.products, read.files, read.pages, read.leftOut];
  // An earlier commit may have written it, whose language was not built again.
  if (read.format !== 1 || !read.base || !read.data || !lists.every(Array.isArray)) {
    throw new Error(
      `${file} is not in the form of today (format ${String(read.format)}). Build this language again.`,
    );
  }
  return read as PagesFile;
}

/** What is seen of a language. */
class Language {
  readonly scripts = new Map<string, ScriptText>();
  readonly named = new Map<string, readonly string[]>();
  /** Files with the text of pages, by the addresses of those. */
  readonly fragments = new Map<string, string>();
  readonly names: string[] = [];
  private readonly pages: ReadonlySet<string>;

  constructor(
    readonly folder: string,
    readonly list: PagesFile,
  ) {
    this.pages = new Set(list.pages.map(({ address }) => `${address}index.html`));
  }

  look(name: string, content: Buffer): void {
    this.names.push(name);
    const { base } = this.list;
    if (/^assets\/.*\.js$/.test(name)) this.scripts.set(name, readScript(content, base));
    else if (name.startsWith(`${searchFolder}/`) && name.endsWith(fragmentEnd))
      this.fragments.set(fragmentAddress(name, content), name);
    else if (this.pages.has(name)) this.named.set(name, namedFiles(content, base));
  }
}

/**
 * Begins to make the packs of a build, and removes those that an earlier finish has left in it.
 * @param root - of the build, absolute
 * @param folders - of its languages, relative to it: nothing for the default one, or `zh/`
 * @throws if a language says in another form than today's what its packs are made of
 */
export function finishPacks(root: string, folders: readonly string[]): PackFinisher {
  const languages = folders.flatMap((folder) => {
    const at = path.join(root, folder, path.dirname(pagesFile));
    for (const name of fs.existsSync(at) ? fs.readdirSync(at) : []) {
      if (name !== path.basename(pagesFile)) fs.rmSync(path.join(at, name));
    }
    const list = readPages(path.join(root, folder));
    return list ? [new Language(folder, list)] : [];
  });
  // The default language lies above the others.
  const inner = languages.filter(({ folder }) => folder !== '');
  const outer = languages.find(({ folder }) => folder === '');
  return {
    look(name, content) {
      const of = inner.find(({ folder }) => name.startsWith(folder)) ?? outer;
      of?.look(name.slice(of.folder.length), content);
    },
    write(file) {
      const texts = languages.map(({ folder, list, scripts, named, names, fragments }) => {
        const written = writePacks(path.join(root, folder), list, {
          file: (name) => file(folder + name),
          scripts,
          filesOf: (below) => names.filter((name) => name.startsWith(`${below}/`)),
          namedBy: (page) => named.get(page) ?? [],
          fragmentOf: (address) => fragments.get(list.base + address),
        });
        return [...written].map(([name, text]) => [folder + name, text] as const);
      });
      return new Map(texts.flat());
    },
  };
}
