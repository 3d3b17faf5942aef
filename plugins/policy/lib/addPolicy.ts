import { createHash } from 'node:crypto';

/** Sources by directive, as in `{ 'img-src': ["'self'", 'https:'] }`. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const charset = /<meta charset="?utf-8"?\s*\/?>/i;
/** Where the content of a page begins, which may hold no script. */
const content = /<div id="?__docusaurus"?[\s>]/;
const inlineScript = /<script(?![^>]*\ssrc\s*=)(?![^>]*\stype\s*=)[^>]*>([\s\S]*?)<\/script>/gi;

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Writes a page's content security policy into its head: the given one, and in `script-src` the hashes of the inline
 * scripts before the content. A script inside the content, wherever it came from, has none and does not run.
 * A page that is not of Docusaurus stays as it is.
 * @param html - of a page, at least up to the tag in which its content begins; minified: a hash is that of the text as it is delivered
 * @see https://www.w3.org/TR/CSP3/#external-hash
 * @throws where the page has no `<meta charset="utf-8">`, after which the policy stands
 */
export function addPolicy(html: string, policy: Policy): string {
  const end = html.search(content);
  if (end < 0) return html;
  if (!charset.test(html)) throw new Error('there is no <meta charset="utf-8">');
  const hashes = [...html.slice(0, end).matchAll(inlineScript)].map(([, code = '']) =>
    hashOf(code),
  );
  const directives = Object.entries(policy).map(([name, sources]) =>
    [name, ...sources, ...(name === 'script-src' ? new Set(hashes) : [])].join(' '),
  );
  return html.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`,
  );
}
