/** What one `<Head>` puts into the document, in the order in which it stands there. */
export interface HeadContent {
  title?: string;
  html: Record<string, string>;
  body: Record<string, string>;
  tags: HeadTag[];
}

export interface HeadTag {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** Attributes by which a tag stands for another of its kind, as react-helmet-async has them. */
const identities: Record<string, readonly string[]> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
};

/** What a tag is one of: an inner `<Head>` replaces the tags of outer ones that are the same. */
function identityOf({ name, attributes, text }: HeadTag): string {
  if (name === 'script') return attributes.src ? `src ${attributes.src}` : `text ${text}`;
  let key = '';
  for (const attribute of Object.keys(attributes)) {
    if (!identities[name]?.includes(attribute)) continue;
    if (key === 'rel' && attributes.rel === 'canonical') continue;
    if (attribute === 'rel' && attributes.rel === 'stylesheet') continue;
    key = attribute;
  }
  return key ? `${key} ${attributes[key]?.toLowerCase()}` : '';
}

/**
 * What the document gets of several `<Head>`s: of attributes and titles the innermost, of tags that are the
 * same those of the innermost `<Head>` that has any.
 * @param heads - outermost first
 */
export function mergeHead(heads: readonly HeadContent[]): HeadContent {
  const tags: HeadTag[] = [];
  const seen = new Set<string>();
  for (const { tags: own } of [...heads].reverse()) {
    const kept = own.filter((tag) => !seen.has(`${tag.name} ${identityOf(tag)}`));
    for (const tag of kept) seen.add(`${tag.name} ${identityOf(tag)}`);
    tags.unshift(...kept);
  }
  const title = heads.findLast((head) => head.title !== undefined)?.title;
  return {
    ...(title === undefined ? {} : { title }),
    html: Object.assign({}, ...heads.map(({ html }) => html)) as Record<string, string>,
    body: Object.assign({}, ...heads.map(({ body }) => body)) as Record<string, string>,
    tags,
  };
}
