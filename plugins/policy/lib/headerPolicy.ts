import type { Policy } from './addPolicy';

const metaPolicy = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/i;

/**
 * The hashes that the policy in a page has: those of its inline scripts.
 * @param head - of a built page
 */
export function policyHashes(head: string): string[] {
  return metaPolicy.exec(head)?.[1]?.match(/'sha256-[\w+/=]+'/g) ?? [];
}

/**
 * What the header allows and no page of the site does: the frame in which typed code runs is handed that code as a blob. Each page's
 * own policy still refuses blobs, and the frame's (`plugins/demos/lib/packages/framePage.ts`) nearly all that is allowed here.
 */
const onlyInFrames: Policy = { 'script-src': ['blob:'] };

/**
 * The policy as a header, for all pages: what stands in each page holds beside it, so it may allow the inline scripts of all. A header
 * reaches what a `meta` tag cannot: answers that are no page, and who may show the site in a frame.
 * @param hashes - of the inline scripts of all pages, see {@link policyHashes}
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export function headerPolicy(policy: Policy, hashes: readonly string[]): string {
  const all = { ...policy, 'frame-ancestors': ["'self'"] };
  const allowed = [...new Set(hashes)].toSorted();
  return Object.entries(all)
    .map(([name, sources]) =>
      [
        name,
        ...sources,
        ...(onlyInFrames[name] ?? []),
        ...(name === 'script-src' ? allowed : []),
      ].join(' '),
    )
    .join('; ');
}
