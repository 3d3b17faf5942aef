import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getSwcLoaderOptions, rspack } from '@docusaurus/faster';
import inlineTextsPlugin from '.';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'inline-texts-'));
const generatedFilesDir = path.join(site, '.docusaurus');
const packages = path.resolve(__dirname, '../../../node_modules/@docusaurus');
const core = path.join(packages, 'core/lib/client');
const { env } = process;
beforeAll(() => {
  process.env = { ...env, NODE_ENV: 'production' };
});
afterAll(() => {
  process.env = env;
  fs.rmSync(site, { recursive: true });
});

const write = (name: string, text: string) => {
  const file = path.join(site, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

/** Texts as Docusaurus generates them: of the site, of what is installed, and one for which nobody asks. */
const chinese = {
  'header.search': '搜索',
  'editor.title': '{name} 的编辑器',
  'theme.docs.DocCard.categoryDescription.plurals': '{count} 个项目',
  'nobody.asks': '没有人问起',
};
const table = (texts: object) =>
  write('.docusaurus/codeTranslations.json', JSON.stringify(texts, null, 2));

const translate = "import { translate } from '@docusaurus/Translate';\n";
beforeEach(() => {
  fs.rmSync(site, { recursive: true });
  write('.docusaurus/docusaurus.config.mjs', 'export default {};');
  for (const name of ['globalData', 'i18n', 'site-metadata']) {
    write(`.docusaurus/${name}.json`, '{}');
  }
  table(chinese);
  write(
    'src/main.ts',
    `export { Context } from '${core}/docusaurusContext';
export { useDocCardDescriptionCategoryItemsPlural as plural } from '${packages}/theme-common/lib/translations/docsTranslations';
export * from './header';
export const edit = () => import(/* webpackChunkName: 'editor' */ './editor');`,
  );
  write(
    'src/header.tsx',
    `${translate}export const label = <b>{translate({ id: 'header.search', message: 'Search', description: 'In the header' })}</b>;`,
  );
  write(
    'src/editor.tsx',
    `${translate}export const title = (name: string) =>
  translate({ id: 'editor.title', message: 'Editor of {name}', description: 'Name of the editor' }, { name });`,
  );
});

/**
 * Bundles the site for a browser, as Docusaurus does.
 * @param keeps - whether the bundler keeps a cache for the next time
 * @returns the text of each script by name
 */
async function bundle({ isLean = true, keeps = false } = {}): Promise<Record<string, string>> {
  const lean = inlineTextsPlugin({ generatedFilesDir })!.configureWebpack!(
    {},
    false,
    {} as never,
    undefined,
  ) as { module: { rules: object[] }; plugins: never[] };
  const cache = {
    type: 'persistent',
    storage: { type: 'filesystem', directory: path.join(site, 'cache') },
  } as const;
  const built = path.join(site, 'built');
  const compiler = rspack({
    ...(keeps && { cache: true, experiments: { cache } }),
    mode: 'production',
    context: site,
    entry: './src/main.ts',
    output: {
      path: built,
      filename: '[name].js',
      chunkFilename: '[name].js',
      library: { type: 'module' },
      clean: true,
    },
    experiments: { outputModule: true, ...(keeps && { cache }) },
    externalsType: 'module',
    externals: ['react', 'react/jsx-runtime', '@docusaurus/theme-common'],
    optimization: {
      chunkIds: 'named',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { format: { ascii_only: false } },
        }),
      ],
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs', '.json'],
      alias: {
        '@generated': generatedFilesDir,
        '@docusaurus/Translate': path.join(core, 'exports/Translate.js'),
        '@docusaurus/Interpolate': path.join(core, 'exports/Interpolate.js'),
        '@docusaurus/ExecutionEnvironment': path.join(core, 'exports/ExecutionEnvironment.js'),
        '@docusaurus/useDocusaurusContext': path.join(core, 'exports/useDocusaurusContext.js'),
      },
    },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          loader: 'builtin:swc-loader',
          options: getSwcLoaderOptions({ isServer: false, bundlerName: 'rspack' }) as object,
        },
        ...(isLean ? lean.module.rules : []),
      ],
    },
    plugins: isLean ? lean.plugins : [],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure =
        error ??
        (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
  return Object.fromEntries(
    fs.readdirSync(built).map((name) => [name, fs.readFileSync(path.join(built, name), 'utf8')]),
  );
}

it('leaves the development server as it is', () => {
  process.env = { ...env, NODE_ENV: 'development' };
  expect(inlineTextsPlugin({ generatedFilesDir })).toBeNull();
  process.env = { ...env, NODE_ENV: 'production' };
});

it('gives each script its own texts, and no page the table', async () => {
  const { 'main.js': main, 'editor.js': editor } = await bundle();
  expect(main).toContain('搜索');
  expect(main).toContain('{count} 个项目');
  expect(main).not.toMatch(/编辑器|没有人问起|header\.search|"Search"|In the header/);
  expect(editor).toContain('{name} 的编辑器');
  expect(editor).not.toMatch(/搜索|editor\.title|Editor of|Name of the editor/);
});

it('is what stock Docusaurus does not do', async () => {
  const { 'main.js': main } = await bundle({ isLean: false });
  expect(main).toMatch(/编辑器[\s\S]*没有人问起/);
});

it('leaves the table to a script that asks in another way, and to no other', async () => {
  write(
    'src/editor.tsx',
    `${translate}export const title = (name: string) => translate({ id: \`editor.\${name}\`, message: 'Text' });`,
  );
  const { 'main.js': main, 'editor.js': editor } = await bundle();
  expect(main).not.toContain('没有人问起');
  expect(editor).toMatch(/搜索[\s\S]*编辑器[\s\S]*没有人问起/);
});

it('says English where there is no Chinese', async () => {
  table({});
  const { 'main.js': main, 'editor.js': editor } = await bundle();
  expect(main).toContain('Search');
  expect(editor).toContain('Editor of {name}');
});

it('takes a text that has changed, though the bundler has kept the modules', async () => {
  const first = await bundle({ keeps: true });
  expect(await bundle({ keeps: true })).toEqual(first);
  table({ ...chinese, 'editor.title': '编辑 {name}' });
  const changed = await bundle({ keeps: true });
  expect(changed['main.js']).toBe(first['main.js']);
  expect(changed['editor.js']).toBe(first['editor.js']!.replace('{name} 的编辑器', '编辑 {name}'));
});

it('refuses a module that takes texts out of the context, where none are left', async () => {
  write(
    'src/editor.tsx',
    `import { useContext } from 'react';
import { Context } from '${core}/docusaurusContext';
export const useTitle = () => useContext(Context).codeTranslations['editor.title'];`,
  );
  await expect(bundle()).rejects.toThrow(
    /editor\.tsx takes `codeTranslations` out of Docusaurus's context[\s\S]*LEAN=-inline-texts/,
  );
});

it('lets a module have the table that imports it', async () => {
  write(
    'src/editor.tsx',
    `import codeTranslations from '@generated/codeTranslations';\nexport const title = codeTranslations['nobody.asks'];`,
  );
  expect((await bundle())['editor.js']).toContain('没有人问起');
});

it('refuses texts of another form', async () => {
  table({ 'header.search': { message: '搜索' } });
  await expect(bundle()).rejects.toThrow(/\(.*codeTranslations\.json\) are no object of strings/);
});

it('fails a build in which a rule has reached nothing', async () => {
  write('src/main.ts', `${translate}export default translate({ message: 'Search' });`);
  await expect(bundle()).rejects.toThrow(
    /docusaurusContext\.js[\s\S]*found: +no such module[\s\S]*LEAN=-inline-texts/,
  );
});

it('refuses a context of another form, in which the table would stay', () => {
  const load = require('./contextLoader.cjs') as (source: string) => string;
  const source = fs.readFileSync(path.join(core, 'docusaurusContext.js'), 'utf8');
  expect(load(source)).not.toContain('@generated/codeTranslations');
  expect(() => load(source.replace('import codeTranslations', 'import texts'))).toThrow(
    'see plugins/lean-docusaurus/inline-texts',
  );
});
