import type { HostingTable } from './hostingTable';
import { headerLineLimit, headerRulesLimit, redirectLimits } from './staticHostFiles';
import { routesLimit } from './vercelJson';

const policyName = 'Content-Security-Policy';

/**
 * What who builds has to know about the files for hosts of static files: where those have to lie, and what a host's limits leave out.
 * @param files - from `hostFiles`
 * @returns a line for each; nothing where there is none
 */
export function hostNotes(table: HostingTable, files: Readonly<Record<string, string>>): string[] {
  const { _headers: headers = '', _redirects: redirects = '' } = files;
  const notes: string[] = [];
  const folder = table.baseUrl.slice(1);
  if (folder) {
    notes.push(
      `On Netlify, Cloudflare Pages and Vercel the build has to lie as a folder ${folder} in what is published, with its _headers, _redirects and vercel.json beside it (DEPLOYMENT.md).`,
    );
  }
  const [, policy] = new RegExp(`^ {2}${policyName}: (.*)$`, 'm').exec(headers) ?? [];
  if (policy !== table.headers[policyName]) {
    notes.push(
      `_headers has only "${policy}" of the content security policy: Cloudflare Pages reads ${headerLineLimit} characters of a line. Each page has the rest itself.`,
    );
  }
  const left = Object.keys(table.preload).length - (headers.match(/^ {2}Link: /gm)?.length ?? 0);
  if (left > 0) {
    notes.push(
      `_headers does not say what the pages of ${left} more folders load first: Cloudflare Pages reads ${headerRulesLimit} rules, and ${headerLineLimit} characters of a line.`,
    );
  }
  const sources = redirects.split('\n').map((line) => line.split(' ')[0]!);
  const wild = sources.filter((source) => source.includes('*')).length;
  const exact = sources.filter((source) => source !== '').length - wild;
  if (exact > redirectLimits.exact || wild > redirectLimits.wild) {
    notes.push(
      `_redirects has ${exact} rules for single addresses and ${wild} for folders: Cloudflare Pages reads ${redirectLimits.exact} and ${redirectLimits.wild}, and the page for an unknown address has to do the rest.`,
    );
  }
  const { length } = (JSON.parse(files['vercel.json']!) as { routes: unknown[] }).routes;
  if (length > routesLimit) {
    notes.push(`vercel.json has ${length} routes, and Vercel takes ${routesLimit}.`);
  }
  return notes;
}
