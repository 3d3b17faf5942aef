import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../plugins/support/parseJson';

const file = 'i18n/zh/page-tree.json';

/** Read, not imported: what a development server has imported of JSON stays as it was. */
const zh = parseJson(file, fs.readFileSync(path.resolve(__dirname, '..', file), 'utf8')) as Record<
  string,
  string
>;

/** Translated titles by locale, then by pathname; the English ones stand in the tree itself. */
export const pageTitles: Record<string, Record<string, string>> = { zh };
