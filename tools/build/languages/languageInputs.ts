import { locatePage } from '../../../src/navigation/rules/tree/locatePage';

/** How much of a file a language's build takes in: all of it, the names of its demos, or only that it is there. */
export type Share = 'whole' | 'demos' | 'name';

/** Folders of tests and tools, and those of what is made of the rest, which .gitignore does not name where they are links. */
export const noInput = /^(?:(?:tests|\.[^/]+)\/|(?:node_modules|build|\.docusaurus)(?:\/|$))/;
/** A folder of partial texts, or one of them: other texts import it by its path, whatever has been translated. */
const partial = /(?:^|\/)_/;

/** The page of the source language that a file translates, and the language; nothing for any other file. */
function translationOf(file: string): { source: string; locale: string } | undefined {
  if (!file.startsWith('i18n/') || !file.endsWith('.mdx')) return undefined;
  const page = locatePage(file);
  return page && { source: `${page.sourceFolder}/${file.split('/').at(-1)!}`, locale: page.locale };
}

function shareOf(file: string, locale: string, translated: ReadonlySet<string>): Share | undefined {
  if (noInput.test(file)) return undefined;
  // Copied into the site as they are, whatever their names.
  if (file.startsWith('static/')) return 'whole';
  if (/\.test\.tsx?$/.test(file)) return undefined;
  // Pages are .mdx. That a .md lies among them does count: `plugins/page-tree` takes it for a page.
  if (file.endsWith('.md')) return locatePage(file) && 'name';
  const translation = translationOf(file);
  if (translation && translation.locale !== locale) return 'name';
  return translated.has(file) && !partial.test(file) ? 'demos' : 'whole';
}

/**
 * Says of which files a language's build is made. It reads every file of the project, but of the texts of pages only those that
 * it shows: a page in another language counts as a name, and an English page that is translated into this language, without a side
 * file to hold it against, by the demos that it has, which the API reference lists (`plugins/api-reference/lib/demos`). Side files count
 * in every language: a page says how far the translations are.
 *
 * A page shows when it was last changed, so where a page counts as a whole, `digestInputs` counts its last commit too.
 * @param files - those that are there, relative to the project, with forward slashes
 * @param locale - the language that is built
 * @returns the files that count, in the order given
 */
export function languageInputs(files: readonly string[], locale: string): Map<string, Share> {
  const translated = new Set<string>();
  const there = new Set(files);
  for (const file of files) {
    const translation = translationOf(file);
    if (translation?.locale !== locale) continue;
    // With a side file, the page shows which of its paragraphs have another source now.
    if (there.has(file.replace(/\.mdx$/, '.translation.json'))) continue;
    translated.add(translation.source);
  }
  const inputs = new Map<string, Share>();
  for (const file of files) {
    const share = shareOf(file, locale, translated);
    if (share) inputs.set(file, share);
  }
  return inputs;
}
