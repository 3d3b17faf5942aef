import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { pageTitles } from '../../config/titles';
import { siteManifest } from '../../plugins/frozen-versions/lib/frozenSite';
import type { FrozenVersion } from '../../plugins/frozen-versions/lib/manifest';
import { defaultFolder } from '../../plugins/frozen-versions/lib/source';
import { filesBelow } from '../../plugins/support/filesBelow';
import { findRedirect, type Redirect } from '../../src/navigation/rules/paths/findRedirect';
import type { ParsedOptions } from '../../tools/command/parseOptions.cjs';
import { runCommand } from '../../tools/command/runCommand.cjs';
import { listDemos } from '../../tools/version/demos/listDemos';
import { createSiteServer, listen } from '../../tools/site/server.mjs';
import { createChecks } from '../support/createChecks';
import { findBrowser, launchBrowser } from '../support/findBrowser';
import { leaveOrRemove } from '../support/leaveOrRemove';
import { hydrated, watch } from '../support/page';
import { searchFragments } from '../support/searchFragments';
import { deadLinks } from './deadLinks';
import { makeCopy, type Copy } from '../support/makeCopy';
import { markGrid } from './markGrid';

const root = path.resolve(__dirname, '../..');
const instance = 'x';
const version = '8.9.2';
const href = 'https://v8.example.org{langPrefix}/x/';
const help = `Cuts, builds, freezes, builds, patches, thaws, archives and builds a version for real, in a copy of the last commit.

  npm run test:version                     takes some forty minutes and the npm registry
  npm run test:version -- --next 9.13.0    another next version of MUI X than 9.14.0
  npm run test:version -- --keep           leaves the copy where it is, and says where

Ends with a line "N passed, N failed".`;

const checks = createChecks();
const { check, fail, conclude } = checks;

/** A step without which the rest makes no sense. */
async function must(name: string, work: () => void | Promise<void>): Promise<void> {
  if (!(await check(name, work)))
    throw new Error(`Without "${name}" there is nothing to go on with.`);
}

const tail = (output: string) => output.split('\n').slice(-60).join('\n');

/** Package versions that the copy has installed. */
function installed(copy: Copy, name: string): string | undefined {
  const file = path.join(copy.folder, 'node_modules', name, 'package.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version
    : undefined;
}

/** A folder with an npm that does its work and then fails, the first time that it installs. */
function brokenNpm(copy: Copy): string {
  const folder = fs.mkdtempSync(`${copy.folder}-npm-`);
  const real = copy.run('sh', ['-c', 'command -v npm']).output.trim();
  fs.writeFileSync(
    path.join(folder, 'npm'),
    `#!/bin/sh
"${real}" "$@" || exit $?
case "$*" in
  *--dry-run*) ;;
  *--save-exact*) echo "npm error the connection broke" >&2; exit 1;;
esac
`,
    { mode: 0o755 },
  );
  return folder;
}

/** @returns what it said */
function build(copy: Copy, env: Record<string, string> = {}): string {
  const { code, output } = copy.run('npm', ['run', '--silent', 'build'], env);
  assert.equal(code, 0, tail(output));
  return output;
}

async function withSite(
  copy: Copy,
  browser: Browser,
  work: (open: (address: string) => Promise<Page>) => Promise<void>,
): Promise<void> {
  const server = createSiteServer(path.join(copy.folder, 'build'));
  const port = await listen(server, 0);
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
  });
  try {
    await work(async (address) => {
      const page = await context.newPage();
      await page.goto(address);
      await hydrated(page);
      return page;
    });
  } finally {
    await context.close();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A grid demo that both versions show: the community grid only, so that one package decides. */
function sharedGridDemo(copy: Copy): { name: string; pathname: string } {
  const isGrid = ({ packages }: { packages: string[] }) =>
    packages.includes('@mui/x-data-grid') &&
    !packages.some((name) => /x-data-grid-(pro|premium)/.test(name));
  const demo = listDemos(copy.folder, 'x-docs').find(isGrid);
  assert.ok(demo, 'the current docs have a demo of the community grid');
  return { name: demo.name, pathname: `/x${demo.folder.slice('x-docs'.length)}` };
}

async function gridVersions(page: Page, name: string): Promise<string[]> {
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-status="live"]').waitFor({ timeout: 30_000 });
  await demo.locator('[role="grid"]').waitFor({ timeout: 30_000 });
  return page.evaluate(() => (globalThis as { gridVersions?: string[] }).gridVersions ?? []);
}

/** The version facet of every page in a search index, by address. */
const searchVersions = (folder: string) =>
  new Map(searchFragments(folder).map(({ url, filters }) => [url, filters.version]));

const versionOf = (file: string) => file.replace(/^\/x\//, `/x/${version}/`);

interface Cut {
  copy: Copy;
  browser: Browser;
  next: string;
}

async function checkBrokenCut({ copy, next }: Cut): Promise<void> {
  const npm = brokenNpm(copy);
  await check('a failure half-way leaves the working tree as it was', () => {
    const before = fs.readFileSync(path.join(copy.folder, 'package-lock.json'), 'utf8');
    const { code, output } = copy.run(
      'npx',
      ['tsx', 'tools/version/cut.ts', instance, version, '--next', next],
      { PATH: `${npm}${path.delimiter}${process.env.PATH ?? ''}` },
    );
    assert.equal(code, 1, tail(output));
    assert.match(output, /the connection broke/);
    assert.match(output, /Nothing was changed: every step was taken back/);
    assert.equal(copy.changes(), '');
    assert.equal(fs.readFileSync(path.join(copy.folder, 'package-lock.json'), 'utf8'), before);
    assert.equal(installed(copy, '@mui/x-data-grid'), version);
    assert.equal(installed(copy, '@mui/x-data-grid-8-9-2'), undefined);
  });
  fs.rmSync(npm, { recursive: true });
}

async function checkCut({ copy, next }: Cut): Promise<void> {
  await must(`version:cut ${instance} ${version} --next ${next}`, () => {
    const { code, output } = copy.run('npx', [
      'tsx',
      'tools/version/cut.ts',
      instance,
      version,
      '--next',
      next,
    ]);
    console.log(output);
    assert.equal(code, 0);
  });
  await check('both library versions are installed', () => {
    assert.equal(installed(copy, '@mui/x-data-grid'), next);
    assert.equal(installed(copy, '@mui/x-data-grid-8-9-2'), version);
  });
  await check('what the cut wrote passes the format check', () => {
    const { code, output } = copy.run('npx', [
      'prettier',
      '--check',
      'config',
      'i18n',
      'package.json',
      'x_versions.json',
      'x_versioned_sidebars',
    ]);
    assert.equal(code, 0, tail(output));
  });
  await check('the same version cannot be cut twice', () => {
    copy.commit('Cut');
    const { code, output } = copy.run('npx', ['tsx', 'tools/version/cut.ts', instance, version]);
    assert.equal(code, 1);
    assert.match(output, /was cut before/);
    assert.equal(copy.changes(), '');
  });
}

async function checkSite({ copy, browser, next }: Cut): Promise<void> {
  const folder = (name: string) => path.join(copy.folder, 'node_modules/@mui', name);
  await must('the installed grids can be told apart', () => {
    assert.equal(markGrid(folder('x-data-grid')), next);
    assert.equal(markGrid(folder('x-data-grid-8-9-2')), version);
  });
  await must('both versions build in both languages', () => void build(copy));
  const built = path.join(copy.folder, 'build');
  const html = (address: string) =>
    load(fs.readFileSync(path.join(built, address, 'index.html'), 'utf8'));
  const grid = sharedGridDemo(copy);

  await withSite(copy, browser, async (open) => {
    for (const locale of ['', '/zh']) {
      for (const [pathname, expected, other] of [
        [grid.pathname, next, versionOf(grid.pathname)],
        [versionOf(grid.pathname), version, grid.pathname],
      ] as const) {
        const address = `${locale}${pathname}/`;
        const page = await open(address);
        const seen = watch(page);
        await check(`${address}: the demo ${grid.name} runs on the grid ${expected}`, async () => {
          assert.deepEqual(await gridVersions(page, grid.name), [expected]);
          assert.deepEqual(seen.messages, []);
        });
        await check(
          `${address}: the version menu shows v${expected} and leads to the other`,
          async () => {
            const menu = page.locator('#version-menu');
            await page.locator('[popovertarget="version-menu"]').first().click();
            assert.equal(
              (await menu.locator('[aria-current="true"]').textContent())?.trim(),
              `v${expected}`,
            );
            await menu.locator(`a[href^="${locale}${other}/"]`).first().click();
            await page.waitForURL((url) => url.pathname === `${locale}${other}/`);
            assert.ok(await page.locator('h1').isVisible());
          },
        );
        await page.close();
      }
    }
  });

  for (const locale of ['', '/zh']) {
    const current = `${locale}${grid.pathname}/`;
    const old = `${locale}${versionOf(grid.pathname)}/`;
    await check(`${old}: notice, canonical address, no noindex`, () => {
      const $ = html(old);
      assert.equal($('[role="note"] a').first().attr('href'), current);
      assert.equal(new URL($('link[rel="canonical"]').last().attr('href') ?? '').pathname, current);
      assert.equal($('meta[name="robots"][content*="noindex"]').length, 0);
      assert.equal(
        html(current)('[role="note"]').filter((_i, e) => /v?8\.9\.2/.test($(e).text())).length,
        0,
      );
    });
    await check(`${old}: the search knows the page in both versions`, () => {
      const versions = searchVersions(path.join(built, locale, 'pagefind/fragment'));
      assert.deepEqual(versions.get(old), [`docs-x-${version}`]);
      assert.deepEqual(versions.get(current), ['docs-x-current']);
    });
    await check(`${old}: search facets name the version`, () => {
      assert.equal(html(old)('meta[name="docusaurus_tag"]').attr('content'), `docs-x-${version}`);
      assert.equal(html(current)('meta[name="docusaurus_tag"]').attr('content'), 'docs-x-current');
    });
    await check(
      `${old}: the navigation has the badges of the current one, and stays in the version`,
      () => {
        const entries = (address: string) => {
          const $ = html(address);
          return $('nav#sidebar a[href^="/"]')
            .map((_i, link) => {
              const marks = $(link)
                .find('[data-plan], [data-kind]')
                .map((_j, mark) => $(mark).attr('data-plan') ?? $(mark).attr('data-kind'))
                .get();
              return `${$(link).attr('href')} ${$(link).text()} ${marks.join()}`;
            })
            .get();
        };
        const before = entries(current);
        assert.ok(before.length > 10, 'there is a navigation to compare');
        assert.ok(
          before.some((entry) => / (pro|premium|new)/.test(entry)),
          'it has badges',
        );
        assert.deepEqual(
          entries(old).map((entry) => entry.replace(`/x/${version}/`, '/x/')),
          before,
        );
        assert.ok(entries(old).every((entry) => entry.startsWith(`${locale}/x/${version}/`)));
      },
    );
  }
  await check('the API reference of each version is compiled from its own packages', () => {
    const described = (address: string) =>
      html(address)('meta[name="description"]').attr('content');
    const page = '/x/api/data-grid/data-grid';
    for (const locale of ['', '/zh']) {
      assert.match(described(`${locale}${versionOf(page)}/`) ?? '', new RegExp(` ${version}`));
      assert.match(described(`${locale}${page}/`) ?? '', new RegExp(` ${next}`));
      assert.ok(html(`${locale}${versionOf(page)}/`)('[data-api="props"] [data-row]').length > 100);
    }
    const absent = JSON.parse(
      fs.readFileSync(path.join(copy.folder, 'config/absentApi.json'), 'utf8'),
    ) as string[];
    for (const pathname of absent) {
      assert.ok(fs.existsSync(path.join(built, versionOf(pathname), 'index.html')), pathname);
      assert.ok(!fs.existsSync(path.join(built, pathname, 'index.html')), pathname);
    }
  });
  await check('Chinese titles are those of the tree, in both versions', () => {
    const title = pageTitles.zh?.[grid.pathname];
    assert.ok(title, `${grid.pathname} has a Chinese title`);
    for (const pathname of [grid.pathname, versionOf(grid.pathname)]) {
      assert.ok(html(`/zh${pathname}/`)('h1').text().includes(title));
    }
  });
  await checkBuilt(copy);
}

function redirectsOf(copy: Copy): Redirect[] {
  const file = path.join(copy.folder, 'build/redirects.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Redirect[];
}

async function checkLinks(copy: Copy, folders: string[]): Promise<void> {
  await check(`every link and anchor below ${folders.join(', ')} resolves`, () => {
    const redirects = redirectsOf(copy);
    const report = deadLinks(
      path.join(copy.folder, 'build'),
      folders,
      (address) => findRedirect(redirects, address) !== undefined,
    );
    console.log(`  ${report.pages} pages, ${report.links} links`);
    assert.ok(report.pages > 100 && report.links > 1000, 'there is something to look at');
    assert.deepEqual(report.dead, []);
  });
}

/** What holds of a build with the version, whether it is kept or frozen. */
async function checkBuilt(copy: Copy): Promise<void> {
  await check('the root of the version leads to its first page', () => {
    const to = findRedirect(redirectsOf(copy), `/zh/x/${version}/?a=1`);
    assert.equal(to, `/zh/x/${version}/introduction/?a=1`);
  });
  await checkLinks(copy, [`x/${version}`, `zh/x/${version}`, 'x', 'zh/x']);
  await check('the checks of the built site pass', () => {
    const { code, output } = copy.run('npm', ['run', '--silent', 'test:built']);
    assert.equal(code, 0, tail(output));
  });
}

/** What the manifest says of the version. */
function frozenEntry(copy: Copy): FrozenVersion {
  const [entry] = siteManifest(copy.folder).versions;
  assert.ok(entry, 'the manifest has the version');
  return entry;
}

/** All files of a build below the folders of the version, with what they hold. */
function filesOfVersion(copy: Copy): Map<string, string> {
  const built = path.join(copy.folder, 'build');
  return new Map(
    [`x/${version}`, `zh/x/${version}`]
      .flatMap((folder) => filesBelow(path.join(built, folder)))
      .map((file) => [path.relative(built, file), fs.readFileSync(file, 'latin1')]),
  );
}

async function checkFrozen({ copy, browser, next }: Cut): Promise<void> {
  const grid = sharedGridDemo(copy);
  const built = path.join(copy.folder, 'build');
  const store = defaultFolder(copy.folder);
  const run = (tool: string, ...args: string[]) => {
    const { code, output } = copy.run('npx', [
      'tsx',
      `tools/version/${tool}.ts`,
      instance,
      version,
      ...args,
    ]);
    console.log(tail(output));
    assert.equal(code, 0);
  };
  const pagesBefore = [...filesOfVersion(copy).keys()].filter((file) => file.endsWith('.html'));

  await must(`version:freeze ${instance} ${version}`, () => {
    assert.equal(copy.changes(), '');
    run('freeze');
  });
  await check(
    'nothing that a build reads is left of the version, and its libraries are gone',
    () => {
      assert.equal(fs.existsSync(path.join(copy.folder, 'x_versions.json')), false);
      assert.equal(installed(copy, '@mui/x-data-grid-8-9-2'), undefined);
      assert.equal(installed(copy, '@mui/x-data-grid'), next);
      assert.ok(fs.existsSync(path.join(store, `versions/${frozenEntry(copy).digest}.json`)));
    },
  );
  copy.commit('Freeze');
  await must('the site builds and links it', () => void build(copy));
  const frozen = filesOfVersion(copy);
  await check('every page of the version is there, in both languages', () => {
    const pages = [...frozen.keys()].filter((file) => file.endsWith('.html'));
    assert.deepEqual(pages.toSorted(), pagesBefore.toSorted());
  });

  await withSite(copy, browser, async (open) => {
    for (const locale of ['', '/zh']) {
      const current = `${locale}${grid.pathname}/`;
      const old = `${locale}${versionOf(grid.pathname)}/`;
      const page = await open(old);
      const seen = watch(page);
      const scripts = () =>
        page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
      await check(`${old}: the demo ${grid.name} runs on the grid ${version}`, async () => {
        assert.deepEqual(await gridVersions(page, grid.name), [version]);
        assert.deepEqual(seen.messages, []);
      });
      await check(`${old}: runs without the scripts of the site`, async () => {
        const html = fs.readFileSync(path.join(built, current, 'index.html'), 'utf8');
        const own = (await scripts()).map((src) => path.basename(new URL(src).pathname));
        assert.ok(own.length > 0, 'it has scripts');
        for (const name of own.filter((each) => /^(?:runtime~)?main\./.test(each))) {
          assert.ok(!html.includes(name), `${name} is of the site`);
        }
      });
      await check(
        `${old}: keeps the reader's preferences on the way to the site and back`,
        async () => {
          await page.evaluate(() => localStorage.setItem('kept', 'yes'));
          await page.locator('[popovertarget="version-menu"]').first().click();
          const menu = page.locator('#version-menu');
          await menu.locator(`a[href^="${current}"]`).first().click();
          await page.waitForURL((url) => url.pathname === current);
          await hydrated(page);
          assert.equal(await page.evaluate(() => localStorage.getItem('kept')), 'yes');
          await page.locator('[popovertarget="version-menu"]').first().click();
          await page.locator('#version-menu').locator(`a[href^="${old}"]`).first().click();
          await page.waitForURL((url) => url.pathname === old);
          assert.ok(await page.locator('h1').isVisible());
        },
      );
      await check(`${old}: links within the version are followed without a reload`, async () => {
        await hydrated(page);
        await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
        const to = `${locale}/x/${version}/introduction/`;
        await page.locator(`a[href="${to}"]:visible`).first().click();
        await page.waitForURL((url) => url.pathname === to);
        assert.ok(await page.evaluate(() => 'isSameDocument' in globalThis));
      });
      await check(`${old}: a link that leaves the version loads the page of the site`, async () => {
        await page.evaluate(() => {
          history.pushState(null, '', '/');
          dispatchEvent(new PopStateEvent('popstate'));
        });
        await page.waitForFunction(() => !('isSameDocument' in globalThis));
        assert.ok(await page.locator('h1').first().isVisible());
      });
      await check(`${old}: its search finds its own pages`, async () => {
        await page.goto(old);
        await hydrated(page);
        await page.keyboard.press('Control+k');
        await page.locator('dialog input[role="combobox"]').fill('sorting');
        const found = page.locator('dialog a[role="option"]').first();
        await found.waitFor();
        assert.match((await found.getAttribute('href')) ?? '', new RegExp(`/x/${version}/`));
      });
      await page.close();
    }
  });
  const html = (address: string) =>
    load(fs.readFileSync(path.join(built, address, 'index.html'), 'utf8'));
  for (const locale of ['', '/zh']) {
    const current = `${locale}${grid.pathname}/`;
    const old = `${locale}${versionOf(grid.pathname)}/`;
    await check(`${old}: notice, canonical address, sitemap, table of versions`, () => {
      assert.equal(html(old)('[role="note"] a').first().attr('href'), current);
      const canonical = html(old)('link[rel="canonical"]').last().attr('href') ?? '';
      assert.equal(new URL(canonical).pathname, current);
      const sitemap = fs.readFileSync(path.join(built, locale, 'sitemap.xml'), 'utf8');
      assert.ok(sitemap.includes(`${old}</loc>`), 'it is in the sitemap');
      const versions = html(`${locale}/versions/`);
      assert.ok(versions(`a[href^="${locale}/x/${version}/"]`).length > 0);
    });
  }
  await checkBuilt(copy);

  await check('a build without the artefact is one without the version, and says so', () => {
    const cache = path.join(copy.folder, 'node_modules/.cache/frozen-versions');
    fs.rmSync(cache, { recursive: true });
    fs.renameSync(store, `${store}-away`);
    const output = build(copy);
    fs.renameSync(`${store}-away`, store);
    assert.match(output, /frozen version x 8\.9\.2 is left out of this build: .* is no folder/);
    assert.equal(filesOfVersion(copy).size, 0);
    assert.ok(!fs.readFileSync(path.join(built, 'sitemap.xml'), 'utf8').includes(`/x/${version}/`));
  });

  const source = `x_versioned_docs/version-${version}${grid.pathname.slice('/x'.length)}/index.mdx`;
  await must('version:patch builds one page anew', () => {
    fs.appendFileSync(path.join(copy.folder, source), '\nThis sentence came later.\n');
    copy.commit('Edit');
    const before = frozenEntry(copy).digest;
    run('patch', '--page', grid.pathname.slice('/x'.length));
    assert.notEqual(frozenEntry(copy).digest, before);
    assert.equal(installed(copy, '@mui/x-data-grid-8-9-2'), undefined);
    copy.commit('Patch');
    build(copy);
  });
  await check('the page has the sentence, and all others are the same bytes', () => {
    const patched = filesOfVersion(copy);
    const page = `${versionOf(grid.pathname).slice(1)}/index.html`;
    assert.match(patched.get(page) ?? '', /This sentence came later/);
    const changed = [...frozen].filter(
      ([file, text]) => file.endsWith('index.html') && patched.get(file) !== text,
    );
    assert.deepEqual(changed.map(([file]) => file).toSorted(), [page, `zh/${page}`].toSorted());
  });
  await withSite(copy, browser, async (open) => {
    const page = await open(`/x/${version}/introduction/`);
    await check('a reader who comes from another page of the version sees it', async () => {
      const to = `${versionOf(grid.pathname)}/`;
      await page.locator(`a[href="${to}"]:visible`).first().click();
      await page.getByText('This sentence came later.').waitFor();
    });
  });

  await must('version:thaw makes it a kept version again', () => {
    run('thaw');
    assert.equal(installed(copy, '@mui/x-data-grid-8-9-2'), version);
    assert.deepEqual(siteManifest(copy.folder).versions, []);
    copy.commit('Thaw');
  });
  fs.rmSync(store, { recursive: true });
}

async function checkArchive({ copy, browser, next }: Cut): Promise<void> {
  const grid = sharedGridDemo(copy);
  await must(`version:archive ${instance} ${version}`, () => {
    // Building leaves nothing behind that git knows.
    assert.equal(copy.changes(), '');
    const { code, output } = copy.run('npx', [
      'tsx',
      'tools/version/archive.ts',
      instance,
      version,
      '--href',
      href,
    ]);
    console.log(output);
    assert.equal(code, 0);
  });
  await check('nothing of the version is left but its record', () => {
    for (const place of ['x_versions.json', 'x_versioned_docs', 'x_versioned_sidebars']) {
      assert.equal(fs.existsSync(path.join(copy.folder, place)), false, place);
    }
    assert.equal(installed(copy, '@mui/x-data-grid-8-9-2'), undefined);
    assert.equal(installed(copy, '@mui/x-data-grid'), next);
  });
  await must('the site builds without it', () => void build(copy));
  await withSite(copy, browser, async (open) => {
    const page = await open(`${grid.pathname}/`);
    await check('the current grid still runs', async () => {
      assert.deepEqual(await gridVersions(page, grid.name), [next]);
    });
    await check('the version menu leads to the archive', async () => {
      await page.locator('[popovertarget="version-menu"]').first().click();
      const link = page.locator('#version-menu').getByRole('link', { name: `v${version}` });
      assert.match(
        (await link.getAttribute('href')) ?? '',
        /^https:\/\/v8\.example\.org\/x\/(introduction|react-[a-z-]+)\/$/,
      );
    });
    await check('an address of the version is redirected there', async () => {
      const response = await page.request.get(`${versionOf(grid.pathname)}/`, { maxRedirects: 0 });
      assert.equal(response.status(), 301);
      assert.equal(
        response.headers().location,
        `https://v8.example.org/x${grid.pathname.slice('/x'.length)}/`,
      );
    });
    await check('a Chinese address of the version is redirected to its Chinese page', async () => {
      const address = `/zh${versionOf(grid.pathname)}/`;
      const response = await page.request.get(address, { maxRedirects: 0 });
      assert.equal(response.status(), 301);
      assert.equal(
        response.headers().location,
        `https://v8.example.org/zh/x${grid.pathname.slice('/x'.length)}/`,
      );
    });
  });
  await checkLinks(copy, ['x', 'zh/x']);
}

async function work({ options }: ParsedOptions): Promise<number> {
  const { '--next': next = '9.14.0' } = options;
  const found = await findBrowser();
  const browser = await launchBrowser(found);
  const copy = makeCopy(root);
  console.log(`Copy: ${copy.folder}\nBrowser: ${found.origin}`);
  try {
    const cut = { copy, browser, next };
    await checkBrokenCut(cut);
    await checkCut(cut);
    await checkSite(cut);
    await checkFrozen(cut);
    await checkArchive(cut);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (checks.failed === 0) fail('the test itself');
  } finally {
    await browser.close();
    leaveOrRemove(copy, options['--keep'] !== undefined);
  }
  return conclude();
}

void runCommand({
  name: 'npm run test:version',
  help,
  options: { '--next': true, '--keep': false },
  work,
});
