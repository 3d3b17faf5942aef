import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { DocusaurusConfig } from '@docusaurus/types';
import flatClientPlugin from '.';
import { pageTemplate } from './pageTemplate';

const siteWith = (siteConfig: Partial<DocusaurusConfig>) => ({
  baseUrl: '/docs/zh/',
  generatedFilesDir: '/site/.docusaurus',
  siteConfig: siteConfig as DocusaurusConfig,
});

describe('flat-client', () => {
  it('does not let the home page say that its scripts are missing when they are late', () => {
    const late = { ssrTemplate: pageTemplate };
    expect(() => flatClientPlugin(siteWith({ ...late, baseUrlIssueBanner: true }))).toThrow(
      'set `baseUrlIssueBanner: false`',
    );
    expect(() => flatClientPlugin(siteWith({ ...late, baseUrlIssueBanner: false }))).not.toThrow();
  });

  it("leaves the banner of a site with Docusaurus's own template", () => {
    const stock = { ssrTemplate: '<html></html>', baseUrlIssueBanner: true };
    expect(() => flatClientPlugin(siteWith(stock))).not.toThrow();
  });

  it('tells the browser which addresses other builds have, with base URL and language', async () => {
    const { env } = process;
    process.env = { ...env, NODE_ENV: 'production' };
    const data = jest.fn(() => Promise.resolve(''));
    const told = async (options: Parameters<typeof flatClientPlugin>[1]) => {
      await flatClientPlugin(siteWith({}), options)!.contentLoaded!({
        actions: { createData: data },
      } as never);
      return data.mock.lastCall;
    };
    expect(await told({ without: ['x/8.9.2/'] })).toEqual([
      'bounds.json',
      { without: ['/docs/zh/x/8.9.2/'] },
    ]);
    expect(await told({ within: 'x/8.9.2/' })).toEqual([
      'bounds.json',
      { within: '/docs/zh/x/8.9.2/', without: [] },
    ]);
    process.env = env;
  });

  describe('the bundle of the server', () => {
    const { env } = process;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-bundle-'));
    afterAll(() => {
      process.env = env;
      fs.rmSync(folder, { recursive: true });
    });

    /** Bundles that many pages, all of which import one module. @returns how often its text stands in the result */
    async function copies(pages: number): Promise<number> {
      process.env = { ...env, NODE_ENV: 'production' };
      const output = path.join(folder, `${pages}`);
      const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
      write('shared.js', "export const text = () => 'the same text';");
      const names = Array.from({ length: pages }, (_each, index) => `page${index}.js`);
      names.forEach((name) =>
        write(name, `export { text } from './shared';\nexport const name = '${name}';`),
      );
      write(
        'main.js',
        `export default [${names.map((name) => `() => import('./${name}')`).join(',')}];`,
      );
      const plugin = flatClientPlugin(siteWith({}));
      const { optimization } = plugin!.configureWebpack!(
        {},
        true,
        { currentBundler: { name: 'rspack', instance: rspack } } as never,
        undefined,
      ) as { optimization: object };
      await new Promise<void>((resolve, reject) => {
        rspack(
          {
            mode: 'production',
            target: 'node20',
            context: folder,
            entry: './main.js',
            output: { path: output, libraryTarget: 'commonjs2' },
            optimization: { ...optimization, minimize: false },
          },
          (error, stats) =>
            (error ?? stats?.hasErrors())
              ? reject(error ?? new Error(stats?.toString()))
              : resolve(),
        );
      });
      const texts = fs
        .readdirSync(output)
        .map((name) => fs.readFileSync(path.join(output, name), 'utf8'));
      return texts.join('').split('the same text').length - 1;
    }

    it('holds once what many pages share, and leaves to a few pages what is theirs', async () => {
      expect(await copies(8)).toBe(1);
      expect(await copies(3)).toBe(3);
    });
  });
});
