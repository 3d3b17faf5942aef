/** What Cloudflare Pages reads of `_redirects`. @see https://developers.cloudflare.com/pages/configuration/redirects/ */
export interface CloudflareRules {
  /** Compared with the path as it is, before all others. */
  exact: ReadonlyMap<string, { to: string; status: number }>;
  /** With a `*`; the first that fits counts. */
  wild: readonly { from: RegExp; to: string; status: number }[];
}

const statuses = new Set([200, 301, 302, 303, 307, 308]);

/** Reads rules as Cloudflare Pages does: from the first one with a `*` on, none is exact, and one with another status is left out. */
export function readCloudflareRules(text: string): CloudflareRules {
  const exact = new Map<string, { to: string; status: number }>();
  const wild: { from: RegExp; to: string; status: number }[] = [];
  for (const line of text.trim().split('\n')) {
    const [from = '', to = '', code = '302'] = line.split(/\s+/);
    const status = Number(code);
    if (!statuses.has(status)) continue;
    if (!from.includes('*') && wild.length === 0) {
      if (!exact.has(from)) exact.set(from, { to, status });
      continue;
    }
    const parts = from.split('*').map((part) => part.replace(/[\\^$*+?.()|[\]{}/-]/g, '\\$&'));
    wild.push({ from: new RegExp(`^${parts.join('(.*)')}$`), to, status });
  }
  return { exact, wild };
}

/** Where Cloudflare Pages leads to from an address, in one step; undefined where no rule fits. */
export function cloudflareRedirect(
  { exact, wild }: CloudflareRules,
  address: string,
): { to: string; status: number } | undefined {
  const asked = new URL(address, 'https://docs.example.org');
  let rule = exact.get(asked.pathname);
  for (const { from, to, status } of rule ? [] : wild) {
    const found = from.exec(asked.pathname);
    if (!found) continue;
    rule = { to: to.replaceAll(':splat', found[1] ?? ''), status };
    break;
  }
  if (rule === undefined) return undefined;
  const target = new URL(rule.to, asked);
  target.search ||= asked.search;
  return {
    to: target.origin === asked.origin ? target.href.slice(target.origin.length) : target.href,
    status: rule.status,
  };
}

/** Where a reader ends who follows the rules, and the first status. @throws if there is no end */
export function followCloudflare(
  rules: CloudflareRules,
  address: string,
): { to: string; status?: number } {
  let to = address;
  let status: number | undefined;
  for (let hops = 0; hops < 10; hops += 1) {
    const next = to.startsWith('/') ? cloudflareRedirect(rules, to) : undefined;
    if (next === undefined) return { to, status };
    to = next.to;
    status ??= next.status;
  }
  throw new Error(`${address} has no end`);
}
