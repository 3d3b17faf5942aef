import fs from 'node:fs';
import { finishBuild } from '../finish/finishBuild';
import { buildLanguages } from './buildLanguages';
import { makeLanguageSite } from './siteFixture';

let site: ReturnType<typeof makeLanguageSite>;
let count: number;
beforeEach(() => {
  site = makeLanguageSite();
  count = 0;
});
afterEach(() => site.done());

interface Run {
  afresh?: boolean;
  settings?: string[];
  /** Languages whose build fails. */
  broken?: string[];
  /** Happens within each build. */
  meanwhile?: () => void;
  /** Happens at the end of each build that goes well. */
  after?: (folder: string, locale: string) => void;
}

/** Builds as Docusaurus does: the default language empties the folder of all, another one its own. */
async function run({ afresh = false, settings = [], broken = [], meanwhile, after }: Run = {}) {
  const built: string[] = [];
  const lines: string[] = [];
  const ok = await buildLanguages({
    root: site.root,
    locales: ['en', 'zh'],
    settings,
    afresh,
    build: async (locale) => {
      built.push(locale);
      const folder = locale === 'en' ? 'build' : `build/${locale}`;
      fs.rmSync(site.at(folder), { recursive: true, force: true });
      meanwhile?.();
      if (broken.includes(locale)) return false;
      site.write(`${folder}/index.html`, `${locale} ${(count += 1)}`);
      after?.(folder, locale);
      return true;
    },
    say: (line) => lines.push(line),
  });
  return { ok, built, lines };
}
const pages = () => [site.read('build/index.html'), site.read('build/zh/index.html')];
const page = 'docs/buttons/index.mdx';
const translation = 'i18n/zh/docusaurus-plugin-content-docs/current/buttons/index.mdx';

it('builds every language at first, and none when nothing has changed', async () => {
  expect(await run()).toEqual({ ok: true, built: ['en', 'zh'], lines: [] });
  expect(await run()).toEqual({
    ok: true,
    built: [],
    lines: [
      '[en] As it was: nothing that it is made of has changed. (npm run build -- --afresh builds it all the same.)',
      '[zh] As it was: nothing that it is made of has changed. (npm run build -- --afresh builds it all the same.)',
    ],
  });
  expect(pages()).toEqual(['en 1', 'zh 2']);
});

it('builds nothing again after the whole was finished, with packs that readers save', async () => {
  const list = { format: 1, products: [], files: [], pages: [], data: {} };
  const finished = async () => {
    const { built } = await run({
      after: (folder, locale) => {
        const base = locale === 'en' ? '/' : `/${locale}/`;
        site.write(`${folder}/offline/pages.json`, JSON.stringify({ ...list, base, leftOut: [] }));
        site.write(`${folder}/redirects.json`, '[]');
        for (const name of ['main.1', 'runtime~main.1']) {
          site.write(`${folder}/assets/js/${name}.js`, '');
        }
      },
    });
    const record = { source: '', committed: '', settings: {} };
    finishBuild(
      site.at('build'),
      ['en', 'zh'].map((locale) => ({ locale, ...record })),
    );
    return built;
  };
  expect(await finished()).toEqual(['en', 'zh']);
  expect(fs.existsSync(site.at('build/zh/offline/packs.json'))).toBe(true);
  expect(await finished()).toEqual([]);
});

it('builds one language when only its text has changed, and keeps the other', async () => {
  await run();
  site.append(page, 'More.');
  expect(await run()).toMatchObject({
    built: ['en'],
    lines: [expect.stringMatching(/^\[zh\] As/)],
  });
  expect(pages()).toEqual(['en 3', 'zh 2']);
  site.append(translation, '更多。');
  expect(await run()).toMatchObject({
    built: ['zh'],
    lines: [expect.stringMatching(/^\[en\] As/)],
  });
  expect(pages()).toEqual(['en 3', 'zh 4']);
  expect((await run()).built).toEqual([]);
});

it('builds every language when what both are made of has changed', async () => {
  await run();
  site.append('docs/chips/index.mdx', 'More.');
  expect((await run()).built).toEqual(['en', 'zh']);
  expect((await run({ settings: ['SITE_URL'] })).built).toEqual(['en', 'zh']);
});

it('builds every language when told to, and knows them afterwards', async () => {
  await run();
  expect(await run({ afresh: true })).toEqual({ ok: true, built: ['en', 'zh'], lines: [] });
  expect((await run()).built).toEqual([]);
});

it('builds a language whose folder is not as its build has left it', async () => {
  await run();
  site.append('build/zh/index.html', '!');
  expect((await run()).built).toEqual(['zh']);
  site.write('build/more.html', '');
  expect((await run()).built).toEqual(['en']);
  site.remove('build/zh');
  expect((await run()).built).toEqual(['zh']);
  site.remove('build');
  expect((await run()).built).toEqual(['en', 'zh']);
});

it('ends at a build that fails, and keeps what it had of the others', async () => {
  await run();
  site.append(page, 'More.');
  expect(await run({ broken: ['en'] })).toEqual({ ok: false, built: ['en'], lines: [] });
  expect(site.read('build/zh/index.html')).toBe('zh 2');
  expect((await run()).built).toEqual(['en']);

  site.append('package.json', '\n');
  expect(await run({ broken: ['en'] })).toMatchObject({ ok: false, built: ['en'] });
  expect(await run({ broken: ['zh'] })).toMatchObject({ ok: false, built: ['en', 'zh'] });
  expect((await run()).built).toEqual(['zh']);
});

it('does not take a failed build for the one before it when the change is taken back', async () => {
  await run();
  const before = site.read(translation);
  site.append(translation, '更多。');
  await run({ broken: ['zh'] });
  site.write(translation, before);
  expect((await run()).built).toEqual(['zh']);
});

it('puts a language back when the build of the default one throws', async () => {
  await run();
  site.append(page, 'More.');
  const meanwhile = () => {
    throw new Error('No space left.');
  };
  await expect(run({ meanwhile })).rejects.toThrow('No space left.');
  expect(site.read('build/zh/index.html')).toBe('zh 2');
});

it('finds what a run that was broken off has set aside', async () => {
  await run();
  fs.mkdirSync(site.at('node_modules/.cache/languages/aside'));
  fs.renameSync(site.at('build/zh'), site.at('node_modules/.cache/languages/aside/zh'));
  expect((await run()).built).toEqual([]);
  expect(pages()).toEqual(['en 1', 'zh 2']);
});

it('builds a language that cannot be set aside', async () => {
  await run();
  site.write('node_modules/.cache/languages/aside', 'No folder.');
  site.append(page, 'More.');
  expect(await run()).toEqual({ ok: true, built: ['en', 'zh'], lines: [] });
});

it('builds again what was saved during a build', async () => {
  await run({ meanwhile: () => site.append(page, 'More.') });
  expect((await run()).built).toEqual(['en']);
});

it('builds everything always without a repository', async () => {
  site.remove('.git');
  expect((await run()).built).toEqual(['en', 'zh']);
  expect(await run()).toEqual({ ok: true, built: ['en', 'zh'], lines: [] });
});

it('writes down nothing of the settings', async () => {
  await run({ settings: ['0123456789abcdef'] });
  for (const locale of ['en', 'zh']) {
    expect(site.read(`node_modules/.cache/languages/${locale}.json`)).toMatch(
      /^\{"inputs":"[0-9a-f]{64}","output":"[0-9a-f]{64}"\}\n$/,
    );
  }
});
