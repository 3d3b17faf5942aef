import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesOfVersion, frozenSitePerTest } from './artefactFixture';
import { digestOf, placeOf } from './artefactList';
import { prepareFrozen, usableVersions } from './frozenSite';
import { keptFolder } from './keptArtefacts';
import type { FrozenVersion } from './manifest';

const site = frozenSitePerTest();
let lines: string[];
let siteLocales: string[];
beforeEach(() => {
  lines = [];
  siteLocales = ['en', 'zh'];
});

const prepare = (setting = '', fetchFile?: Parameters<typeof prepareFrozen>[2]) =>
  prepareFrozen(
    {
      siteDir: site.siteDir,
      baseUrl: '/',
      siteUrl: 'https://docs.example.org',
      locales: siteLocales,
      setting,
    },
    (line) => lines.push(line),
    fetchFile,
  );
const usable = (locale?: string) =>
  usableVersions({ siteDir: site.siteDir, baseUrl: '/', locale }).map(({ version }) => version);

/** The object of a file of an artefact. */
function objectOf(entry: FrozenVersion, isMeant: (name: string) => boolean): string {
  const list = path.join(site.store, placeOf.list(entry.digest));
  const { files } = JSON.parse(fs.readFileSync(list, 'utf8')) as { files: [string, string][] };
  const [, digest] = files.find(([name]) => isMeant(name))!;
  return path.join(site.store, placeOf.object(digest));
}

/** Puts a list in the place of an artefact's, under its own digest. */
function forge(entry: FrozenVersion, change: (list: Record<string, unknown>) => void) {
  const file = path.join(site.store, placeOf.list(entry.digest));
  const list = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(list);
  const text = JSON.stringify(list);
  const digest = digestOf(text);
  site.write(path.join(site.store, placeOf.list(digest)), text);
  return { ...entry, digest };
}

it('keeps what a folder has, and knows without reading it again', async () => {
  const { entry } = site.freeze('8.9.2');
  site.list(entry);
  expect(usable()).toEqual([]);
  const [prepared] = await prepare();
  expect(prepared!.list.files).toHaveLength(Object.keys(filesOfVersion('8.9.2')).length);
  expect(usable()).toEqual(['8.9.2']);
  fs.rmSync(site.store, { recursive: true });
  expect(await prepare()).toHaveLength(1);
  expect(lines).toEqual([]);
});

it('keeps a file of several versions once, and forgets what no manifest names', async () => {
  const [one, other] = [site.freeze('8.9.2'), site.freeze('8.9.3')];
  site.list(one.entry, other.entry);
  await prepare();
  const objects = () =>
    fs
      .readdirSync(path.join(keptFolder(site.siteDir), 'objects'), { recursive: true })
      .filter((name) => /[0-9a-f]{64}$/.test(String(name))).length;
  // Of four texts, one names the version.
  expect(objects()).toBe(5);
  site.list(one.entry);
  await prepare();
  expect(objects()).toBe(4);
  expect(usable()).toEqual(['8.9.2']);
});

it('takes a version that is almost the same as what differs', () => {
  const size = () =>
    fs
      .readdirSync(site.store, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .reduce((sum, each) => sum + fs.statSync(path.join(each.parentPath, each.name)).size, 0);
  const large = (version: string) => ({
    [`x/${version}/index.html`]: Array.from(
      { length: 3000 },
      (_, at) => createHash('sha256').update(String(at)).digest('hex') + (at % 20 ? '' : version),
    ).join('\n'),
  });
  site.freeze('8.9.2', large('8.9.2'));
  const first = size();
  site.freeze('8.9.3', large('8.9.3'));
  expect(size() - first).toBeLessThan(first * 0.15);
});

it('reads what differs from another version, and that from one before', async () => {
  const text = (version: string) => ({
    [`x/${version}/index.html`]: `${'A page of many words. '.repeat(400)}${version}`,
  });
  const made = ['8.0.0', '8.1.0', '8.2.0', '8.3.0', '8.4.0', '8.5.0'].map((version) =>
    site.freeze(version, text(version)),
  );
  site.list(...made.map(({ entry }) => entry));
  expect(await prepare()).toHaveLength(6);
  expect(lines).toEqual([]);
});

it('is used at another address, and says which one its pages name', async () => {
  const { entry } = site.freeze('8.9.2');
  site.list({ ...entry, siteUrl: 'http://localhost:3000' });
  expect(await prepare()).toHaveLength(1);
  expect(lines).toEqual([
    expect.stringMatching(/built for http:\/\/localhost:3000, .* this site is https:\/\/docs/),
  ]);
});

it('is offered only in the languages that it was built in, and says which one lacks it', async () => {
  site.list(site.freeze('8.9.2').entry);
  siteLocales = ['en', 'zh', 'de', 'fr'];
  expect(await prepare()).toHaveLength(1);
  expect(['en', 'zh', 'de', undefined].map(usable)).toEqual([['8.9.2'], ['8.9.2'], [], ['8.9.2']]);
  expect(lines).toEqual([
    expect.stringMatching(/x 8\.9\.2 was built in en, zh and has no pages in de, fr/),
  ]);
});

describe('names the version of two entries, and leaves the second one out, where', () => {
  it('both can be used', async () => {
    const { entry } = site.freeze('8.9.2');
    const other = site.freeze('8.9.2', { 'x/8.9.2/index.html': 'Another' }).entry;
    site.list(entry, other, site.freeze('8.0.0').entry);
    expect((await prepare()).map(({ version }) => version.digest)).not.toContain(other.digest);
    expect(usable()).toEqual(['8.9.2', '8.0.0']);
    expect(lines).toEqual([
      expect.stringMatching(/the frozen version x 8\.9\.2 is listed twice.*left out of this build/),
    ]);
  });

  it('the first one is none', async () => {
    const { entry } = site.freeze('8.9.2');
    site.list({ ...entry, digest: 'none' }, entry);
    expect(await prepare()).toHaveLength(1);
    expect(lines).toEqual([expect.stringMatching(/is not as it should be/)]);
  });
});

describe('is left out by name, and the others are not, where', () => {
  /** What is done to the artefact, and what is said of it. */
  const faults: [string, (entry: FrozenVersion) => unknown, RegExp][] = [
    [
      'an object is another than its digest says',
      (entry) => {
        const object = objectOf(entry, (name) => name.endsWith('bars/index.html'));
        fs.writeFileSync(object, '\0Lies');
      },
      /objects\/.+ has another digest than its name says/,
    ],
    [
      'an object is cut off',
      (entry) => {
        const object = objectOf(entry, (name) => /^x\/.*charts\/index\.html$/.test(name));
        fs.truncateSync(object, fs.statSync(object).size - 5);
      },
      /objects\/.+ cannot be read, as if it were cut off/,
    ],
    [
      'an object is gone',
      (entry) => {
        const object = objectOf(entry, (name) => name.endsWith('bars/index.html'));
        fs.rmSync(object);
      },
      /objects\/.+ is not there/,
    ],
    [
      'the list is another than its digest says',
      (entry) => fs.appendFileSync(path.join(site.store, placeOf.list(entry.digest)), ' '),
      /versions\/.+ has another digest than its name says/,
    ],
    [
      'the list is gone',
      (entry) => fs.rmSync(path.join(site.store, placeOf.list(entry.digest))),
      /versions\/.+ is not there/,
    ],
    [
      'the list is of a form to come',
      (entry) => forge(entry, (list) => (list.format = 2)),
      /is of format 2, and this release reads format 1/,
    ],
    [
      'the list is of another version',
      (entry) => forge(entry, (list) => (list.version = '8.0.0')),
      /is of x 8\.0\.0, not of x 8\.9\.2/,
    ],
    [
      'the list has a size that is none',
      (entry) => forge(entry, (list) => ((list.files as [string, string, unknown][])[0]![2] = -1)),
      /is not as it should be/,
    ],
    [
      'the site is at another address',
      (entry) => ({ ...entry, baseUrl: '/docs/' }),
      /it was built for \/docs\/, and this site is at \//,
    ],
    [
      'the entry is of a form to come',
      (entry) => ({ ...entry, format: 2 }) as never,
      /the frozen version x 8\.9\.2 is of format 2, and this release reads format 1/,
    ],
    [
      'the entry says too little',
      (entry) => ({ ...entry, digest: undefined }) as never,
      /the frozen version x 8\.9\.2 is not as it should be: "digest" is required/,
    ],
    ...[
      '../outside.html',
      'x/8.9.2/../../outside.html',
      '/etc/outside',
      'x/8.9.2/./a.html',
      'x/8.9.2//a.html',
      'x\\8.9.2\\a.html',
      'C:/x/8.9.2/a.html',
      'x/8.9.2/a\u0000.html',
      'index.html',
      'x/8.9.20/a.html',
      'zh/index.html',
      'fr/x/8.9.2/index.html',
      '_headers',
    ].map((name): [string, (entry: FrozenVersion) => FrozenVersion, RegExp] => [
      `a path is ${JSON.stringify(name)}`,
      (entry) => forge(entry, (list) => ((list.files as [string, string, number][])[0]![0] = name)),
      /has the path .+, which (?:leaves its folder|is none of the version|has a character that no file has)/,
    ]),
  ];
  it.each(faults)('%s', async (_, spoil, said) => {
    const good = site.freeze('8.0.0', { 'x/8.0.0/index.html': 'Of its own' });
    const { entry } = site.freeze('8.9.2');
    site.list((spoil(entry) as FrozenVersion | undefined) ?? entry, good.entry);
    expect((await prepare()).map(({ version }) => version.version)).toEqual(['8.0.0']);
    expect(usable()).toEqual(['8.0.0']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(said);
    expect(lines[0]).toMatch(/left out of this build/);
    expect(lines[0]).toMatch(/version:thaw|Restore it|Build with/);
  });
});

it('is left out where there is no folder, and says which', async () => {
  const { entry } = site.freeze('8.9.2');
  site.list(entry);
  fs.rmSync(site.store, { recursive: true });
  expect(await prepare()).toEqual([]);
  expect(lines[0]).toContain(`${site.store} is no folder`);
});

it('is kept again where a file of it has become shorter', async () => {
  const { entry } = site.freeze('8.9.2');
  site.list(entry);
  const [{ list } = { list: { files: [] } }] = await prepare();
  const file = path.join(keptFolder(site.siteDir), placeOf.object(list.files[0]!.digest));
  fs.chmodSync(file, 0o644);
  fs.truncateSync(file, 2);
  expect(await prepare()).toHaveLength(1);
  expect(fs.statSync(file).size).toBe(list.files[0]!.bytes);
});

it('says that a manifest is none', async () => {
  site.write(path.join(site.siteDir, 'config/frozenVersions.json'), '[]');
  await expect(prepare()).rejects.toThrow(/has no list "versions"/);
});

describe('from an address', () => {
  const origin = 'https://files.example.org/frozen/';
  const answer = (change: (file: string) => Response | undefined = () => undefined) =>
    jest.fn((address: string) => {
      const file = address.slice(origin.length);
      const full = path.join(site.store, file);
      return Promise.resolve(
        change(file) ??
          (fs.existsSync(full)
            ? new Response(new Uint8Array(fs.readFileSync(full)))
            : new Response('', { status: 404 })),
      );
    });

  it('is fetched and checked, each object once', async () => {
    const { entry } = site.freeze('8.9.2');
    site.list(entry);
    const fetchFile = answer();
    expect(await prepare(origin, fetchFile)).toHaveLength(1);
    expect(fetchFile).toHaveBeenCalledTimes(5);
    expect(await prepare(origin.slice(0, -1), fetchFile)).toHaveLength(1);
    expect(fetchFile).toHaveBeenCalledTimes(5);
  });

  it.each<[string, (file: string) => Response | undefined, RegExp]>([
    ['404', () => new Response('', { status: 404 }), /is answered with the status 404/],
    [
      'a page of HTML',
      (file) =>
        file.startsWith('objects/')
          ? new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
          : undefined,
      /is answered with a page of HTML/,
    ],
    [
      'something else',
      (file) => (file.startsWith('objects/') ? new Response('\0else') : undefined),
      /has another digest than its name says/,
    ],
  ])('is left out where the host answers with %s', async (_, change, said) => {
    const { entry } = site.freeze('8.9.2');
    site.list(entry);
    expect(await prepare(origin, answer(change))).toEqual([]);
    expect(usable()).toEqual([]);
    expect(lines[0]).toMatch(said);
  });

  it('is left out where nobody answers', async () => {
    const { entry } = site.freeze('8.9.2');
    site.list(entry);
    expect(await prepare(origin, () => Promise.reject(new Error('no such host')))).toEqual([]);
    expect(lines[0]).toMatch(/cannot be fetched: no such host/);
  });
});
