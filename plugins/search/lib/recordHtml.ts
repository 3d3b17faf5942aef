import { escapeHtml } from '../../../src/ui/rules/escapeHtml';
import type { PageRecord } from './pageRecord';

/**
 * Writes a page as the indexer reads it: filters and metadata in the head, then title, description and text.
 * Attributes of the real pages stay as they are: none of this is in what a reader downloads.
 */
export function recordHtml(record: PageRecord): string {
  const { lang, title, description, trail, body } = record;
  // A page above all groups is a group of its own product.
  const filters = {
    product: record.product,
    version: record.version,
    plan: record.plan,
    section: trail[0] ?? record.product,
  };
  const meta = { title, description, section: trail.join(' / '), product: record.product };
  const tags = [
    ...Object.entries(filters).map(
      ([name, value]) =>
        `<meta data-pagefind-filter="${name}[content]" content="${escapeHtml(value)}">`,
    ),
    ...Object.entries(meta)
      .filter(([, value]) => value !== '')
      .map(
        ([name, value]) =>
          `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(value)}">`,
      ),
  ];
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head>${tags.join('')}</head>`,
    `<body><main data-pagefind-body><h1>${escapeHtml(title)}</h1>`,
    `<p data-pagefind-weight="2">${escapeHtml(description)}</p>${body}</main></body></html>`,
  ].join('');
}
