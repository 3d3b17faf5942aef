/** Where a language says what its packs are made of, relative to its folder. */
export const pagesFile = 'offline/pages.json';

/**
 * Whether a file is a pack, or the list of them: those are made with the whole build, not with a language.
 * @param name - relative to the folder of a language
 */
export const isPack = (name: string): boolean => name.startsWith('offline/') && name !== pagesFile;

/** A page of a pack. */
export interface PackedPage {
  /** Relative to the base URL of the language. */
  address: string;
  title: string;
  /** Id of the product that it belongs to. */
  product: string;
  /** What the router fetches for it: indexes into `files`. */
  files: number[];
}

/**
 * What the packs of a language are made of, as far as Docusaurus knows it and the finished build does not say. The plugin writes it with
 * the language, and the packs are made of it when the whole build is finished, which may be on another machine (`npm run build:merge`).
 */
export interface PagesFile {
  format: 1;
  /** Path of the language, with a slash at both ends. */
  base: string;
  products: { id: string; name: string }[];
  /** Files of the language, relative to its folder: what the router fetches for any page of it, of a pack or not. */
  files: string[];
  pages: PackedPage[];
  /** By address of a page: folders of data that it fetches. */
  data: Record<string, string[]>;
  /** Beginnings of names of scripts that no pack has. */
  leftOut: string[];
}
