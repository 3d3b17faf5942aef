import { micromark } from 'micromark';

/** Finds our page for an address; undefined where there is none. */
export type ResolveLink = (url: string) => string | undefined;

/** The library's own site answers over https too. */
const libraryHttp = /^http:\/\/(?=(?:[\w-]+\.)?mui\.com(?:[/?#]|$))/;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** A path of the site ends with a slash before its query and fragment. */
export function closePath(address: string): string {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return path.endsWith('/') || /\.\w+$/.test(path) ? address : `${path}/${suffix}`;
}

/** What a link of a comment leads to. */
interface LinkTarget {
  /** A page of this site, or an https address. */
  href: string;
  /** Of a page of this site: the address of the library's own site that it stands for. */
  from?: string;
}

/** What an address in a comment leads to; undefined for one that is none, or is not safe. */
function linkTarget(url: string, resolveLink: ResolveLink): LinkTarget | undefined {
  if (url.startsWith('#')) return { href: url };
  // No path of this site, but another host.
  if (url.startsWith('//')) return undefined;
  const isPath = url.startsWith('/');
  const from = isPath ? `https://mui.com${closePath(url)}` : url.replace(libraryHttp, 'https://');
  const own = resolveLink(url);
  if (own?.startsWith('/')) return { href: closePath(own), from };
  if (own !== undefined) return { href: own };
  if (isPath) return { href: closePath(url), from };
  return from.startsWith('https://') ? { href: from } : undefined;
}

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Writes `{@link Name text}` and `[[Name]]` as Markdown: an address as a link, a name as code. */
function inlineLinks(text: string): string {
  return text
    .replace(/\[\[([\w$.<>, ]+)\]\]/g, '`$1`')
    .replace(/\{@link(?:code|plain)?\s+([^\s|}]+)(?:[\s|]+([^}]*))?\}/g, (_, name, label) => {
      const words = (label as string | undefined)?.trim();
      if (/^https?:|^\//.test(name as string)) return words ? `[${words}](${name})` : `<${name}>`;
      return words || `\`${name}\``;
    });
}

/**
 * Renders the text of a doc comment.
 * Raw HTML in it comes out as text, bare addresses become links. A link to a page of this site says in `data-from`
 * where the comment leads, for the case that nobody has written the page.
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
        const from = target.from === undefined ? '' : ` data-from="${attribute(target.from)}"`;
        return `<a href="${attribute(target.href)}"${title}${from}>${label}</a>`;
      },
    );
  const single = /^<p>([\s\S]*)<\/p>$/.exec(html);
  return single && !single[1]!.includes('<p>') ? single[1]! : html;
}
