import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { products } from '../../config/products';
import { currentProduct } from '../../src/navigation/rules/products/currentProduct';
import {
  packFileOf,
  packIndexFile,
  parsePackIndex,
  parsePackManifest,
} from '../../src/offline/rules/packs/packFiles';
import { build } from '../support/readBuilt';

describe.each([
  ['en', ''],
  ['zh', 'zh/'],
])('the products that can be saved in %s', (_locale, folder) => {
  const root = path.join(build, folder);
  const read = (file: string) => fs.readFileSync(path.join(root, file));
  const json = (file: string) => JSON.parse(read(file).toString()) as unknown;
  const { packs } = parsePackIndex(json(packIndexFile));
  const manifests = packs.map(({ id }) => parsePackManifest(json(packFileOf(id)), id));
  /** The script of the search, by what it loads: without lean-docusaurus its name is a number. */
  const dialog = fs
    .readdirSync(path.join(root, 'assets/js'))
    .map((name) => `assets/js/${name}`)
    .find((name) => name.endsWith('.js') && read(name).includes('pagefind.js'));
  const fileOf = (address: string) => (address.endsWith('/') ? `${address}index.html` : address);

  it('are all products, and say what they weigh', () => {
    expect(packs.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
    manifests.forEach(({ files, pages, digest }, index) => {
      const bytes = files.reduce((sum, [, each]) => sum + each, 0);
      expect(packs[index]).toMatchObject({
        digest,
        files: files.length,
        pages: pages.length,
        bytes,
      });
    });
  });

  it('have nothing of the editor, whose frame they could not bring', () => {
    const editing = manifests.flatMap(({ files }) =>
      files.filter(([address]) => /src_editor_|codemirror/.test(address)),
    );
    expect(editing).toEqual([]);
  });

  it('consist of files of this build, each as it is said to be', () => {
    const seen = new Map<string, { bytes: number; digest: string }>();
    const wrong = manifests.flatMap(({ id, files }) =>
      files.flatMap(([address, bytes, digest]) => {
        const known = seen.get(address);
        const content = known ? undefined : read(fileOf(address));
        const is = known ?? {
          bytes: content!.length,
          digest: createHash('sha256').update(content!).digest('hex').slice(0, 16),
        };
        seen.set(address, is);
        const isRight = is.bytes === bytes && (digest ?? is.digest) === is.digest;
        return isRight ? [] : [`${id}: ${address}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('have every page of the product that is in the list of pages', () => {
    const listed = (json('near-pages.json') as [string, string][]).map(([address]) =>
      address.replace(/^\//, ''),
    );
    const packed = new Set(manifests.flatMap(({ pages }) => pages.map(([address]) => address)));
    const missing = listed.filter(
      (address) => currentProduct(products, `/${address}`) && !packed.has(address),
    );
    expect(listed.length).toBeGreaterThan(900);
    expect(missing).toEqual([]);
  });

  it('have the demos, the data and the scripts of their pages, and nothing of an ad', () => {
    for (const { files, pages } of manifests) {
      const addresses = files.map(([address]) => address);
      const has = (pattern: RegExp) => addresses.filter((address) => pattern.test(address)).length;
      expect(has(/^assets\/demos\/(?:library|react|runtime|mount)\./)).toBe(4);
      const apis = pages.filter(([address]) =>
        /^(?:api-docs|system\/api|x\/api)\/.+/.test(address),
      );
      expect(has(/^assets\/api\//)).toBeGreaterThanOrEqual(Math.floor(apis.length / 2));
      expect(has(/^assets\/js\/[\da-f]{8}\./)).toBeGreaterThanOrEqual(pages.length);
      expect(has(/^search\/current(?:-\w+)?\.json$|^near-pages\.json$/)).toBe(3);
      expect(addresses).toContain(dialog);
      expect(addresses.filter((address) => /\bads?[-_/]|_ads_/i.test(address))).toEqual([]);
    }
  });

  it('have the projects of their demos, of which a zip file is made', () => {
    const own = manifests.flatMap(({ files }) =>
      files.map(([address]) => address).filter((address) => address.startsWith('sandboxes/')),
    );
    expect(new Set(own).size).toBe(own.length);
    expect(own.length).toBeGreaterThan(1800);
  });

  it('have what finds words, and the text of their own pages', () => {
    const texts = fs.readdirSync(path.join(root, 'pagefind/fragment')).length;
    const words = fs.readdirSync(path.join(root, 'pagefind/index')).length;
    let own = 0;
    for (const { files, pages } of manifests) {
      const has = (pattern: RegExp) => files.filter(([address]) => pattern.test(address)).length;
      const found = has(/^pagefind\/fragment\/[^/]+$/);
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThanOrEqual(pages.length);
      expect(has(/^pagefind\/index\/[^/]+$/)).toBe(words);
      expect(has(/^pagefind\/(?:pagefind(?:-worker)?\.js|pagefind-entry\.json)$/)).toBe(3);
      own += found;
    }
    // No product has another one's.
    expect(own).toBeLessThanOrEqual(texts);
  });

  it('hold for a page whatever its HTML and its scripts name', () => {
    for (const { id, files, pages } of manifests) {
      const addresses = new Set(files.map(([address]) => address));
      const named = pages.flatMap(([address]) => {
        const html = read(fileOf(address)).toString();
        return [...html.matchAll(/(?:src|href)="?\/((?:zh\/)?(?:assets|img)\/[^"\s>?#]+)/g)]
          .map(([, file = '']) => file)
          .filter((file) => file.startsWith(folder))
          .map((file) => file.slice(folder.length));
      });
      expect(named.length).toBeGreaterThan(pages.length);
      const missing = [...new Set(named)].filter(
        (file) => !addresses.has(file) && fs.existsSync(path.join(root, file)),
      );
      expect([id, missing]).toEqual([id, []]);
    }
  });
});
