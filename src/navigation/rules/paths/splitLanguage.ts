/** Languages whose folder may lead an address. English pages have none; `/en/…` is understood all the same. */
export const languages = ['en', 'zh'] as const;

export type Language = (typeof languages)[number];

/** An address taken apart. */
export interface SplitAddress {
  language: Language;
  /** Path without language: one leading slash, no query, no fragment, the end as it was written. */
  path: string;
}

/**
 * Takes the language folder off an address. Only known languages count, and only as a whole folder:
 * `/pt/…` and `/zhong/…` are ordinary paths. Several leading slashes are one.
 * @param address - path as in the address bar, with or without query and fragment
 */
export function splitLanguage(address: string): SplitAddress {
  let language: Language = 'en';
  let path = `/${address.replace(/[?#].*$/s, '').replace(/^\/+/, '')}`;
  for (;;) {
    const folder = languages.find((name) => path === `/${name}` || path.startsWith(`/${name}/`));
    if (folder === undefined) return { language, path };
    if (folder !== 'en') language = folder;
    path = `/${path.slice(folder.length + 1).replace(/^\/+/, '')}`;
  }
}
