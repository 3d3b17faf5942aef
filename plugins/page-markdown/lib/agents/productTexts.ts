import { productFile } from '../../../../src/agents/rules/paths';
import { llmsText, type ListedPage } from '../llmsText';
import { splitParts } from './splitParts';

/** Bytes that a part of a product's list has at most: some 25,000 tokens. */
export const listLimit = 100_000;

/** Bytes that a part of a product's full text has at most: some 100,000 tokens. */
export const fullLimit = 400_000;

/** A page of a product, with its Markdown. */
export interface ProductPage extends ListedPage {
  markdown: string;
}

/** The words that the files need, in the language. */
export interface ProductWords {
  /** What stands before the address of a page in a full text. */
  source: string;
  /** What the list says of the full text, before its addresses. */
  full: string;
  /** What the first line says of a part: `{part}` and `{parts}` are replaced. */
  part: string;
}

/** What is between two pages of a full text. */
const gap = '\n\n---\n\n';

/** The Markdown of a page without its front matter, with its address below the title. */
function fullPage({ markdown, address }: ProductPage, source: string): string {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n+/, '').trimEnd();
  return body.replace(/^(# .*\n)/, (title) => `${title}\n${source}: ${address}\n`);
}

/**
 * Makes the list of a product's pages in the form of https://llmstxt.org, and their full text, which that form leaves to the site;
 * each in as many parts as its limit asks for.
 * @param product - its id, name and what the list says about it
 * @param pages - in the order of the page tree
 * @param address - absolute, of the language
 * @returns texts by path
 */
export function productTexts(
  product: { id: string; name: string; summary: string; notes: readonly string[] },
  pages: readonly ProductPage[],
  address: string,
  words: ProductWords,
): { llms: string[]; full: string[]; files: Record<string, string> } {
  const { id, name, summary, notes } = product;
  const files: Record<string, string> = {};
  const title = (at: number, count: number) =>
    count === 1
      ? name
      : `${name} (${words.part.replace('{part}', String(at + 1)).replace('{parts}', String(count))})`;
  // Guides before the reference: who reads the first part only has read what explains.
  const ordered = [...pages.filter(({ isApi }) => !isApi), ...pages.filter(({ isApi }) => isApi)];
  const bodies = ordered.map((page) => fullPage(page, words.source));
  // Room for the heading, which is not known before the number of parts is.
  const texts = splitParts(bodies, fullLimit - 1000, gap);
  const full = texts.map((text, at) => {
    const path = productFile(id, 'llms-full', at + 1);
    files[path] = `# ${title(at, texts.length)}\n\n> ${summary}${gap}${text}\n`;
    return path;
  });
  const links = full.map((path, at) => `[${title(at, full.length)}](${address}${path})`).join(', ');
  const about = [...notes, ...(full.length > 0 ? [`${words.full} ${links}`] : [])];
  const lists = listParts(ordered, (part, at, count) =>
    llmsText({ title: title(at, count), summary, notes: about }, part),
  );
  const llms = lists.map((text, at) => {
    const path = productFile(id, 'llms', at + 1);
    files[path] = text;
    return path;
  });
  return { llms, full, files };
}

/** Parts a list into as few equal parts as are small enough. */
function listParts(
  pages: readonly ProductPage[],
  make: (part: readonly ProductPage[], at: number, count: number) => string,
): string[] {
  for (let count = 1; ; count += 1) {
    const size = Math.ceil(pages.length / count);
    const parts = Array.from({ length: count }, (_, at) => pages.slice(at * size, (at + 1) * size));
    const texts = parts.map((part, at) => make(part, at, count));
    const isSmall = texts.every((text) => Buffer.byteLength(text) <= listLimit);
    if (isSmall || size <= 1) return texts;
  }
}
