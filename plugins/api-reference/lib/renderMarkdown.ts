import { micromark } from 'micromark';

/** Finds our page for an address; undefined where there is none. */
export type ResolveLink = (url: string) => string | undefined;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** A path of the site ends with a slash before its query and fragment. */
export function closePath(address: string): string {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return path.endsWith('/') || /\.\w+$/.test(path) ? address : `${path}/${suffix}`;
}

/** What a link of a comment leads to: a page of this site, an https address, or nothing. */
function linkTarget(url: string, resolveLink: ResolveLink): string | undefined {
  if (url.startsWith('#')) return url;
  // No path of this site, but another host.
  if (url.startsWith('//')) return undefined;
  if (url.startsWith('/') || /^https?:\/\/(next\.)?mui\.com(\/|$)/.test(url)) {
    const own = resolveLink(url);
    if (own !== undefined) return own.startsWith('/') ? closePath(own) : own;
    return url.startsWith('/') ? closePath(url) : url.replace(/^http:/, 'https:');
  }
  return url.startsWith('https://') ? url : undefined;
}

/** Writes `{@link Name text}` and `[[Name]]` as Markdown: an address as a link, a name as code. */
function inlineLinks(text: string): string {
  return text
    .replace(/\[\[(\w+)\]\]/g, '`$1`')
    .replace(/\{@link(?:code|plain)?\s+([^\s|}]+)(?:[\s|]+([^}]*))?\}/g, (_, name, label) => {
      const words = (label as string | undefined)?.trim();
      if (/^https?:|^\//.test(name as string)) return words ? `[${words}](${name})` : `<${name}>`;
      return words || `\`${name}\``;
    });
}

/**
 * Renders the text of a doc comment.
 * Raw HTML in it comes out as text, bare addresses become links.
 * @returns HTML; a single paragraph stands without its `p`
 */
export function renderMarkdown(text: string, resolveLink: ResolveLink): string {
  const source = inlineLinks(text.trim())
    // Comments of the library hold some; HTML may not.
    // eslint-disable-next-line no-control-regex -- that is what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    // Notes of the library's authors to themselves.
    .replace(/\s*^\s*TODO\b.*$/gm, '')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/(^|[\s:])(https?:\/\/[^\s<>)\]`]*[^\s<>)\]`.,;:])/g, '$1<$2>');
  if (source === '') return '';
  const html = micromark(source)
    // A table's cell has no sections.
    .replace(/<h[1-6]>([\s\S]*?)<\/h[1-6]>/g, '<p><strong>$1</strong></p>')
    .replace(
      /<a href="([^"]*)"((?: title="[^"]*")?)>([\s\S]*?)<\/a>/g,
      (_, href: string, title: string, label: string) => {
        const url = href.replace(/&(amp|lt|gt|quot|#x27);/g, (__, name: string) => entities[name]!);
        const target = linkTarget(url, resolveLink);
        if (target === undefined) return label;
        return `<a href="${target.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"${title}>${label}</a>`;
      },
    );
  const single = /^<p>([\s\S]*)<\/p>$/.exec(html);
  return single && !single[1]!.includes('<p>') ? single[1]! : html;
}
