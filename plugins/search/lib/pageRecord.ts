import { load } from 'cheerio';
import { searchedMarkup } from './searchedMarkup';
import { searchedProduct } from './searchedProduct';
import { stripDemos } from './stripDemos';

/** What the index knows about a page. */
export interface PageRecord {
  /** Language of the page, e.g. `zh-CN`. */
  lang: string;
  title: string;
  description: string;
  /** Groups of the page list above the page, outermost first, in the page's language. */
  trail: string[];
  /** Product id as in `meta[name="mui:productId"]`, or of what a shared page is about; `x` for what all products of MUI X share. */
  product: string;
  /** Instance and version of the documentation, e.g. `docs-x-current`. */
  version: string;
  plan: 'community' | 'pro' | 'premium';
  /** The page's own text as {@link searchedMarkup}: headings with their ids, no demos, no controls, one form of each code. */
  body: string;
}

/** What is no text of the page, or the same text in another form. */
const noText = [
  '[data-demo]',
  '[data-stage]',
  '[data-choice]',
  '.hash-link',
  '.visually-hidden',
  '[aria-hidden="true"]',
  'button, input, label, nav, output, script, select, style, svg, template, textarea',
  // The bar above a block of code; a title inside it is the name of a file.
  '[data-code-block] > :not(pre)',
  // Of several forms of the same code the first counts.
  '[data-variants] > [data-variant] ~ [data-variant]',
].join(', ');

/** Whether an address that the build wrote is a page of the documentation. */
function isDocs(tag: string | undefined): tag is string {
  return tag !== undefined && tag.startsWith('docs-');
}

/**
 * Takes from a built page what is searched. All facts are those that the build derived from the page tree:
 * product and version from the head, plan and groups from the badges and the path above the title.
 * @param html - of the whole page, minified or not
 * @returns undefined for what is no documentation page (home, tools, not found), or asks not to be indexed
 * @throws if a documentation page has no title
 */
export function pageRecord(html: string): PageRecord | undefined {
  const start = html.indexOf('<main');
  const $head = load(html.slice(0, html.indexOf('<body')));
  const meta = (name: string) => {
    const content = $head(`meta[name="${name}"]`).attr('content');
    return content === 'null' ? undefined : content;
  };
  const version = meta('docusaurus_tag');
  if (start < 0 || !isDocs(version) || meta('robots')?.includes('noindex')) return undefined;

  // By the rules of HTML, though these take a second longer for all pages: a minifier leaves out closing tags by them.
  const $ = load(stripDemos(html.slice(start, html.lastIndexOf('</main>'))), null, false);
  const article = $('main > article');
  // The page for unknown addresses has a version, but no article.
  if (article.length === 0) return undefined;
  const plan = article.find('> header [data-plan]').attr('data-plan');
  const title = article.find('> header h1').text().trim();
  if (title === '') throw new Error('has no title in its header; the index needs one');
  // The first step of the breadcrumbs is the product, which has a facet of its own.
  const trail = article
    .find('> nav li')
    .slice(1)
    .map((_index, item) => $(item).text().trim())
    .get();
  const prose = article.find('> .prose');
  prose.find(noText).remove();
  const identity = { id: meta('mui:productId'), category: meta('mui:productCategoryId') };
  return {
    lang: $head('html').attr('lang') ?? 'en',
    title,
    description: meta('description') ?? '',
    trail,
    product: searchedProduct(identity, $head('link[rel="canonical"]').attr('href') ?? ''),
    version,
    plan: plan === 'pro' || plan === 'premium' ? plan : 'community',
    body: searchedMarkup(prose.contents().get()),
  };
}
