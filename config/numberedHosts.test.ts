import packageJson from '../package.json';
import { hostFiles, hostFolder } from '../plugins/hosting/lib/hostFiles';
import { listMoves } from '../plugins/hosting/lib/listMoves';
import { findMove } from '../src/navigation/rules/paths/findRedirect';
import { askVercel, type VercelRoute } from '../tests/support/vercelRoutes';
import { hostingTable } from './hosting';
import { siteRedirects } from './siteRedirects';

const none = { ads: { script: '', feed: '', hosts: [], inDevelopment: false }, analyticsId: '' };
const fonts = { iconFontUrl: '', exampleFontUrl: '' };
const table = hostingTable({ ...none, ...fonts, baseUrl: '/', isPreview: false }, []);
const { redirects } = siteRedirects(process.cwd());
const files = hostFiles(table, listMoves(redirects));
const x = packageJson.dependencies['@mui/x-data-grid'];
const core = packageJson.dependencies['@mui/material'];
const majorOf = (version: string) => `v${version.split('.')[0]!}`;

/** Addresses below the number of the current version, and where each leads. */
const numbered = [
  ...[x, majorOf(x)].map((number) => [`/x/${number}`, '/x'] as const),
  ...[core, majorOf(core)].map((number) => [`/${number}`, ''] as const),
];

it.each(numbered)('the browser goes from %s/… to %s/…, for now', (from, to) => {
  expect(findMove(redirects, `${from}/react-charts/bars/`)).toEqual({
    to: `${to}/react-charts/bars/`,
    status: 302,
  });
});

it.each(numbered)('every host goes from %s/… to %s/…, for now, in both languages', (from, to) => {
  const lines = files._redirects!.split('\n');
  const { routes } = JSON.parse(files['vercel.json']!) as { routes: VercelRoute[] };
  for (const language of ['', '/zh']) {
    expect(lines).toContain(`${language}${from}/* ${language}${to}/:splat 302`);
    const answer = askVercel(routes, `${language}${from}/react-charts/bars/`);
    expect([answer.status, answer.headers.location]).toEqual([
      302,
      `${language}${to}/react-charts/bars/`,
    ]);
  }
  // nginx has its dots escaped, and the language as what a pattern has caught.
  const nginx = files[`${hostFolder}/nginx.conf`]!;
  const rules = nginx.split('\n').filter((line) => line.replaceAll('\\', '').includes(`${from}/`));
  expect(rules.filter((line) => /302|redirect|\$/.test(line))).not.toEqual([]);
});
