import zh from '../i18n/zh/page-tree.json';

/** Translated titles by locale, then by pathname; the English ones stand in the tree itself. */
export const pageTitles: Record<string, Record<string, string>> = { zh };
