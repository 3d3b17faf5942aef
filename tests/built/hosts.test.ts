import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { headerRulesLimit } from '../../plugins/hosting/lib/staticHostFiles';
import { build } from '../support/readBuilt';

const read = (name: string) => fs.readFileSync(path.join(build, name), 'utf8');
const headers = read('_headers').split('\n');
const redirects = read('_redirects').trim().split('\n');

/** By pattern, the `Link` header of pages. */
const links = new Map(
  [...read('_headers').matchAll(/^(\S+)\n {2}Link: (.*)$/gm)].map(([, pattern, link]) => [
    pattern!,
    link!,
  ]),
);

/** What a `Link` header names. */
const named = (link: string) => [...link.matchAll(/<([^>]+)>/g)].map(([, address]) => address!);

// https://developers.cloudflare.com/pages/platform/limits/
it('keeps what Cloudflare Pages reads of headers and redirects', () => {
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(
    headerRulesLimit,
  );
  expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2000);
  const dynamic = redirects.filter((line) => /[*:]/.test(line.split(' ')[0]!));
  expect(dynamic.length).toBeLessThanOrEqual(100);
  expect(redirects.length - dynamic.length).toBeLessThanOrEqual(2000);
});

it('says of every folder of pages what they load first, and the files are there', () => {
  for (const language of ['', '/zh']) {
    const folder = path.join(build, language);
    const folders = fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'zh')
      .map(({ name }) => name)
      .filter((name) =>
        fs
          .readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
          .some((file) => path.basename(file) === 'index.html'),
      );
    expect(folders.length).toBeGreaterThan(10);
    for (const pattern of ['/', ...folders.map((name) => `/${name}/*`)]) {
      const link = links.get(`${language}${pattern}`);
      expect([pattern, named(link ?? '').some((name) => name.endsWith('.css'))]).toEqual([
        pattern,
        true,
      ]);
      for (const name of named(link!)) {
        expect([name, fs.existsSync(path.join(build, name))]).toEqual([name, true]);
      }
    }
  }
});

it.each([
  ['/', 'index.html'],
  ['/components/*', 'components/buttons/index.html'],
  ['/zh/x/*', 'zh/x/react-data-grid/sorting/index.html'],
])('%s names what its pages load, and nothing that they do not', (pattern, page) => {
  const $ = load(read(page));
  const loaded = $('link[rel=stylesheet], link[rel=preload][as=script]')
    .toArray()
    .map((element) => $(element).attr('href'));
  expect(named(links.get(pattern)!).toSorted()).toEqual(loaded.toSorted());
});

it.each(['nginx.conf', 'Caddyfile'])(
  '%s has the policy and the links of the header file',
  (name) => {
    const text = read(`.hosting/${name}`);
    const policy = headers.find((line) => line.includes('Content-Security-Policy:'))!;
    expect(text).toContain(policy.split(': ').slice(1).join(': '));
    for (const link of new Set(links.values())) expect(text).toContain(link);
  },
);
