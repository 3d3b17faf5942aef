import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { locatePage } from '../../src/navigation/rules/tree/locatePage';
import { namedDemos } from '../api-reference/lib/demos/namedDemos';
import { siteFolder } from '../api-reference/lib/pages/copyPages';
import type { HeadFinisher } from '../lean-docusaurus';
import { builtDocs } from '../support/builtDocs';
import { installedDigest } from '../support/installed';
import { keyOf } from '../support/keptFile';
import { behindTitle, pageOfHead } from '../support/pageOfHead';
import { compileEntries } from './lib/bundle/compileEntries';
import { copyScripts } from './lib/bundle/copyScripts';
import { textLanguage } from '../../src/demos/rules/libraryTexts';
import { textEntries } from './lib/bundle/textEntries';
import { entriesOf, firstEntries, scriptsOfPages, serverEntriesOf } from './lib/bundle/entries';
import { findPages } from './lib/bundle/findPages';
import { keepBundle } from './lib/bundle/keepBundle';
import { refuseFaults } from './lib/bundle/refuseFaults';
import { scriptsSalt } from './lib/bundle/scriptsSalt';
import { scriptTags } from './lib/bundle/scriptTags';
import { editorData, noEditorData } from './lib/packages/editorData';
import { framePage } from './lib/packages/framePage';
import { keepIconFiles } from './lib/packages/iconFiles';
import { importable, packageEntries } from './lib/packages/packageEntries';
import { packageNeeds } from './lib/packages/packageNeeds';
import { keepTypes, noTypes } from './lib/typings/keepTypes';
import { tailwindEntry } from './lib/compileTailwind';
import { refuseOrphans } from './lib/findVariants';
import { libraryChunks } from './lib/libraryChunks';
import { refuseLinks } from './lib/refuseLinks';
import { aliasRules, aliasScopes, installedBesides } from './lib/versionAliases';
import type { CompleteDemosOptions } from './options';

export { validateOptions } from './options';
export type { DemosOptions } from './options';

/** Where the scripts of demos are in each language's folder. */
const scriptsFolder = 'assets/demos';

/**
 * Teaches the bundler what the demos of a page are, and what a demo's own stylesheet is. `remarkDemo` writes the
 * imports; `src/demos` shows them. In a build, demos are bundled apart, for all languages at once.
 */
export default function demosPlugin(
  { siteDir, generatedFilesDir, outDir, baseUrl, i18n }: LoadContext,
  { packages, folders, versions, documented, verified }: CompleteDemosOptions,
): Plugin<void> & HeadFinisher {
  refuseLinks(siteDir, folders);
  const kept = (name: string) => path.join(siteDir, 'node_modules/.cache', name);
  const scripts = { browser: kept('demo-scripts/browser'), server: kept('demo-scripts/server') };
  // A development server has its own: a build that runs beside it reads what it has written itself.
  const isBuild = process.env.NODE_ENV === 'production';
  // Named by its content, as the scripts beside it: a browser keeps it for good, also for readers without a network. Not `.html`,
  // which hosts cut off, and by which everything else tells the pages of the site.
  const frame = framePage();
  const frameName = `frame.${keyOf(frame).slice(0, 8)}.htm`;
  let iconFolder: string | undefined;
  let typesFolder: string | undefined;
  const sourcesFolder = kept(isBuild ? 'demo-sources' : 'demo-sources-start');
  const places = {
    sources: sourcesFolder,
    memory: kept('demos'),
    scripts: scripts.server,
    thread: path.join(__dirname, 'restThread.cjs'),
  };
  // Before the rules for TypeScript and for stylesheets, and instead of them: the loaders read the file themselves.
  const loader = (name: string, options: object) => ({
    enforce: 'post' as const,
    type: 'javascript/auto',
    use: [{ loader: path.join(__dirname, name), options: { siteDir, ...options } }],
  });
  const sheets = (isServer: boolean) => loader('sheetLoader.cjs', { isServer });
  const pictures = { test: /\.svg$/, issuer: /\.[jt]sx?$/, ...loader('pictureLoader.cjs', {}) };
  const utilities = (isServer: boolean) => ({
    resourceQuery: /^\?demo-sheet$/,
    ...sheets(isServer),
  });
  const scopes = aliasScopes(siteDir, versions);
  const pageFolders = folders.map((folder) => path.join(siteDir, folder) + path.sep);
  const installed = installedDigest(siteDir);
  const cacheGroups = {
    // Docusaurus's own group for what half of the pages share: what that is changes with the pages, and `main` has the most of it.
    common: { minChunks: Number.MAX_SAFE_INTEGER },
    ...(isBuild ? {} : libraryChunks(versions, 'async')),
  };
  const bundle = (
    side: keyof typeof scripts,
    entries: Record<string, string>,
    firsts: readonly string[],
    salt: string,
  ) => {
    const isServer = side === 'server';
    const rules = [utilities(isServer), { test: /\.css$/, ...sheets(isServer) }, pictures];
    const output = scripts[side];
    const facts = { siteDir, generatedFilesDir, firsts, output, scopes, versions, rules, isServer };
    const compile = (files: Record<string, string>) =>
      compileEntries({ ...facts, entries: files }).catch(async (error: unknown) => {
        // What the bundler cannot read is said as everywhere else, together with all that it would not mind.
        await refuseFaults(siteDir, findPages(siteDir, folders), packages);
        throw error;
      });
    return keepBundle({ siteDir, output, entries, salt, compile });
  };
  /** By the path of a page with demos: what its head says of their scripts. */
  const tags = new Map<string, string>();
  return {
    name: 'demos',
    loadContent() {
      refuseOrphans(siteDir, folders);
    },
    // When the module with the licence key is there.
    async allContentLoaded({ actions, allContent }) {
      // Compiled in the browser for code that is edited there.
      await actions.createData('tailwind.json', JSON.stringify({ entry: tailwindEntry() }));
      if (!isBuild) {
        await actions.createData('editor.json', JSON.stringify(noEditorData));
        await actions.createData('types.json', JSON.stringify(noTypes));
        return;
      }
      const pages = findPages(siteDir, folders);
      const salt = scriptsSalt(siteDir, versions);
      const firsts = firstEntries(pages);
      await bundle('server', serverEntriesOf(siteDir, pages), firsts, salt);
      const modules = importable(siteDir, packages);
      const specifiers = Object.values(modules).flat();
      const entries = {
        ...entriesOf(siteDir, pages),
        ...textEntries(),
        ...packageEntries(modules),
      };
      const made = await bundle('browser', entries, firsts, salt);
      const address = `${baseUrl}${scriptsFolder}/`;
      const { icons, written } = keepIconFiles(siteDir, kept('demo-scripts/icons'));
      iconFolder = written;
      const data = editorData(made, {
        address,
        page: frameName,
        icons,
        packages: packageNeeds(siteDir, specifiers),
        language: textLanguage(i18n.currentLocale),
      });
      await actions.createData('editor.json', JSON.stringify(data));
      const types = await keepTypes(siteDir, kept('demo-scripts/types'), specifiers);
      typesFolder = types.written;
      await actions.createData('types.json', JSON.stringify(types.data));
      const ofPages = scriptsOfPages(
        made.scripts,
        pages,
        address,
        textLanguage(i18n.currentLocale),
      );
      for (const [folder, files] of Object.entries(ofPages)) {
        await actions.createData(`${folder}.json`, JSON.stringify(files));
      }
      for (const { permalink, source } of builtDocs(allContent)) {
        const folder = locatePage(source)?.sourceFolder ?? '';
        const files = ofPages[folder];
        if (!files) continue;
        // A tab of a page lies in its folder, too, and has demos of its own or none.
        const [demo] = namedDemos(fs.readFileSync(path.join(siteDir, source), 'utf8'));
        if (demo === undefined) continue;
        const having = pages.filter((page) => page.folder === folder && page.demos.includes(demo));
        const styles = having.map(({ style }) => style);
        tags.set(permalink, scriptTags(files, demo, styles));
      }
    },
    finishHead(head) {
      const page = pageOfHead(head);
      return behindTitle(head, (page && tags.get(page)) ?? '');
    },
    configureWebpack: (_config, isServer) => ({
      ...(isServer
        ? { externalsType: 'commonjs', externals: installedBesides(siteDir, scopes) }
        : { optimization: { splitChunks: { cacheGroups } } }),
      module: {
        rules: [
          ...aliasRules(scopes, isServer),
          ...(isBuild
            ? []
            : [
                {
                  // By `test` Docusaurus would take it for a loader of MDX (3.10, synthetic.js).
                  resource: /\.mdx$/,
                  enforce: 'pre' as const,
                  use: [{ loader: path.join(__dirname, 'pageLoader.cjs'), options: { siteDir } }],
                },
              ]),
          {
            resourceQuery: /^\?demo(s=|-sources$|$)/,
            // What is installed is an option, so that the bundler makes the module anew when it changes.
            ...loader('loader.cjs', {
              packages,
              versions,
              isServer,
              sourcesFolder,
              places,
              installed,
              documented,
              apiAddress: `${baseUrl}${siteFolder}/`,
              ...(verified !== undefined && { verifiedFile: path.join(siteDir, verified) }),
            }),
          },
          utilities(isServer),
          {
            test: /\.css$/,
            include: pageFolders,
            ...sheets(isServer),
          },
          { ...pictures, include: pageFolders },
        ],
      },
    }),
    async postBuild() {
      const target = path.join(outDir, scriptsFolder);
      await copyScripts(scripts.browser, target);
      if (iconFolder)
        await fs.promises.cp(iconFolder, path.join(target, 'icons'), { recursive: true });
      if (typesFolder)
        await fs.promises.cp(typesFolder, path.join(target, 'types'), { recursive: true });
      await fs.promises.writeFile(path.join(target, frameName), frame);
    },
  };
}
