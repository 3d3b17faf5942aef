import fs from 'node:fs';
import path from 'node:path';
import { locatePage } from '../../../src/navigation/rules/tree/locatePage';
import { dataFolderOf } from '../../api-reference/lib/pages/dataFileOf';

/** A page of the API reference that a demo touches; its address below the base URL, with its last slash. */
interface ApiLink {
  name: string;
  /** Absent if the docs version has no such page. */
  pathname?: string;
}

/** What the list of a demo was made from, and its HTML. */
export interface ApiLinks {
  /** Items of a list, with addresses below `/`; '' for a demo that touches nothing. */
  html: string;
  /** Absolute path of the index; absent if there is none to look into. */
  dependency?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<"]/g, (character) => escapes[character]!);

/** The items of a list of links, with addresses below `/`. */
export function linksHtml(links: readonly ApiLink[]): string {
  return links
    .flatMap(({ name, pathname }) =>
      pathname === undefined
        ? []
        : [`<li><a href="${escapeText(pathname)}">${escapeText(name)}</a></li>`],
    )
    .join('');
}

let read: { file: string; time: number; index: Record<string, ApiLink[]> } | undefined;

/** Reads an index once, and again when it was written anew. */
function readIndex(file: string): Record<string, ApiLink[]> {
  const time = fs.statSync(file).mtimeMs;
  if (read?.file !== file || read.time !== time) {
    const index = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, ApiLink[]>;
    read = { file, time, index };
  }
  return read.index;
}

/**
 * Lists the API that a demo touches, from the index that `plugins/api-reference` writes before the bundler
 * starts; in development that may be an empty one at first. A demo that was added since touches nothing there yet;
 * one of no docs page is in no index.
 * @param id - see `demoId`
 * @throws if the index is missing or cannot be read
 */
export function apiLinks(siteDir: string, id: string): ApiLinks {
  const page = locatePage(id);
  if (!page) return { html: '' };
  const file = `${dataFolderOf(page.instance, page.version)}/demo-api.json`;
  const dependency = path.join(siteDir, file);
  try {
    return { html: linksHtml(readIndex(dependency)[id] ?? []), dependency };
  } catch (error) {
    throw new Error(
      `${file}, which says which API a demo touches, is missing or damaged (${(error as Error).message}). Run npm run api`,
      { cause: error },
    );
  }
}
