import { hostFiles } from '../plugins/hosting/lib/hostFiles';
import { listMoves } from '../plugins/hosting/lib/listMoves';
import { redirectLimits } from '../plugins/hosting/lib/staticHostFiles';
import { routesLimit } from '../plugins/hosting/lib/vercelJson';
import { findMove } from '../src/navigation/rules/paths/findRedirect';
import { followCloudflare, readCloudflareRules } from '../tests/support/cloudflareRedirects';
import { askVercel, type VercelRoute } from '../tests/support/vercelRoutes';
import { readEnv } from './env';
import { hostingTable } from './hosting';
import { siteRedirects } from './siteRedirects';

const { redirects } = siteRedirects(process.cwd());
const moves = listMoves(redirects);
const files = hostFiles(hostingTable(readEnv({}), []), moves);
const rules = readCloudflareRules(files._redirects!);
const { routes } = JSON.parse(files['vercel.json']!) as { routes: VercelRoute[] };

/** Every moved page in both languages, as readers and links have it: with its slash and without. */
const addresses = moves.exact.flatMap(({ from }) =>
  ['', '/zh'].flatMap((language) => [`${language}${from}/`, `${language}${from}`]),
);

it('leads from every moved page to its place, as the browser does, on Cloudflare Pages and on Vercel', () => {
  expect(addresses.length).toBeGreaterThan(2000);
  const lost = addresses.flatMap((address) => {
    const { to } = findMove(redirects, address)!;
    const ends = {
      cloudflare: followCloudflare(rules, address).to,
      vercel: askVercel(routes, address).headers.location,
    };
    return Object.entries(ends).flatMap(([host, end]) =>
      end === to ? [] : [`${host}: ${address} → ${end}, not ${to}`],
    );
  });
  expect(lost).toEqual([]);
});

it('has no more rules than hosts read', () => {
  expect(rules.exact.size).toBeLessThanOrEqual(redirectLimits.exact);
  expect(rules.wild.length).toBeLessThanOrEqual(redirectLimits.wild);
  expect(routes.length).toBeLessThanOrEqual(routesLimit);
});
