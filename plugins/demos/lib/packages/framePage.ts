import { createHash } from 'node:crypto';
import { frameScript } from '../../../../src/editor/rules/frameScript';

/**
 * What the frame may do, in which code runs that a reader has typed or that came with a link: run scripts of this site and those
 * that it is handed, write styles, show pictures of this site. It reaches no address beyond that; as a sandbox without an origin it
 * has no storage, no cookies and no page of the site either.
 * @see https://www.w3.org/TR/CSP3/#directives
 */
const policy = {
  'default-src': ["'none'"],
  // What the frame is handed comes as blobs. The library fetches some of its parts itself.
  'script-src': ["'self'", 'blob:'],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'none'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
};

/** The page in which the code of a reader runs; the same for every language. */
export function framePage(): string {
  const script = frameScript();
  const hash = createHash('sha256').update(script).digest('base64');
  const directives = Object.entries(policy).map(([name, sources]) =>
    [name, ...sources, ...(name === 'script-src' ? [`'sha256-${hash}'`] : [])].join(' '),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Demo</title><script>${script}</script></head><body></body></html>
`;
}
