import fs from 'node:fs';
import path from 'node:path';
import { historyPath, indexPath, schemaPath } from '../../../../src/agents/rules/paths';
import { indexSchema } from '../../../../src/agents/rules/indexSchema';
import type { AgentsProduct } from '../../../../src/agents/rules/types';
import { productIdentity } from '../../../../src/navigation/rules/products/productIdentity';
import { locatePage } from '../../../../src/navigation/rules/tree/locatePage';
import { versionTag } from '../../../../src/search/rules/versionChoices';
import { namesFileOf, tagsOf } from '../../../../src/search/rules/names/namesFile';
import { dataFolderOf, demoIndexName } from '../../../api-reference/lib/pages/dataFileOf';
import type { BuiltDoc } from '../../../support/builtDocs';
import type { PageMarkdownOptions } from '../../options';
import type { ListedPage } from '../llmsText';
import { markdownOf } from '../linkTarget';
import { keyOf } from '../../../support/keptFile';
import { parseJson } from '../../../support/parseJson';
import type { KeptPage, KeptProduct } from '../keptPages';
import type { PageInputs } from '../readInputs';
import type { TextStore } from '../textStore';
import { agentsIndex, type IndexedPage } from './agentsIndex';
import { productTexts, type ProductPage, type ProductWords } from './productTexts';
import { skillFiles } from './skillFiles';
import { symbolEntry } from './symbolEntry';

/** A page with what its Markdown is made of, and what is kept of it: the entry of its symbol is kept here. */
export interface WrittenPage {
  inputs: PageInputs;
  page: KeptPage;
}

interface Work extends PageMarkdownOptions {
  siteDir: string;
  outDir: string;
  url: string;
  baseUrl: string;
  /** Language tag, and the name of the language's folder. */
  language: string;
  locale: string;
  /** Whether skills are written: there is one folder of them for all languages. */
  isDefault: boolean;
  tagline: string;
  words: ProductWords & { note: string };
  listed: (doc: BuiltDoc) => ListedPage;
  store: TextStore;
  /** Digest of the code that makes lists and texts. */
  salt: string;
  /** Products as an earlier build has kept them, by id. */
  before: Readonly<Record<string, KeptProduct>>;
}

/** The lists of products, and what the next build needs of them. */
export interface WrittenAgents {
  products: AgentsProduct[];
  kept: Record<string, KeptProduct>;
}

/** The product of an address, by ids of the site's products; what belongs to all of the core site is the first one's. */
function productOf(address: string, ids: readonly string[]): string {
  const { id, category } = productIdentity(address);
  if (id !== null && ids.includes(id)) return id;
  return category !== null && ids.includes(category) ? category : ids[0]!;
}

/** Which symbols each demo uses, by docs instance and version; read once each. */
function demoIndexes(siteDir: string) {
  const known = new Map<string, Record<string, { name: string }[]>>();
  return (folder: string): Record<string, { name: string }[]> => {
    const file = path.join(siteDir, folder, demoIndexName);
    const read = () =>
      fs.existsSync(file)
        ? (parseJson(file, fs.readFileSync(file, 'utf8')) as Record<string, { name: string }[]>)
        : {};
    const index = known.get(folder) ?? read();
    known.set(folder, index);
    return index;
  };
}

/**
 * Writes what programs read besides pages, for one language: index, schema, facts about versions, the lists and texts of products, and
 * skills.
 * @param pages - none that is a draft or unlisted, in the order of the page tree
 * @returns the products with their lists
 * @throws if a file cannot be written
 */
export function writeAgents(pages: readonly WrittenPage[], work: Work): WrittenAgents {
  const { siteDir, outDir, url, baseUrl, products, versions, history, store } = work;
  const address = `${url}${baseUrl}`;
  const ids = products.map(({ id }) => id);
  const demosOf = demoIndexes(siteDir);
  const below = (permalink: string) => permalink.slice(baseUrl.length);
  const documented = new Set(pages.map(({ inputs }) => below(inputs.doc.permalink)));
  const pathOf = (pathname: string) => {
    const found = `${pathname.replace(/^\/|\/$/g, '')}/`;
    return documented.has(found) ? found : undefined;
  };
  const allPaths = keyOf(...[...documented].toSorted());
  const search = new Set<string>();
  const shown = pages.filter(({ inputs }) => !(inputs.doc.facts as { noindex?: boolean }).noindex);
  const indexed = shown.map(({ inputs, page }): IndexedPage => {
    const { doc } = inputs;
    const { instance, version, sourceFolder } = locatePage(doc.source)!;
    const isCurrent = version === 'current';
    const tag = isCurrent ? 'current' : versionTag(instance, version);
    for (const each of tagsOf(tag, 'core')) search.add(namesFileOf(each));
    const uses = demosOf(dataFolderOf(instance, version));
    const { plan, deprecated, legacy } = doc.facts.badges ?? {};
    const place = below(doc.permalink);
    const docs = isCurrent ? {} : { docs: doc.versionName };
    if (work.listed(doc).isApi && inputs.subject !== undefined) {
      const historyOf = (tree: string) => (isCurrent ? history.pages[tree] : undefined);
      const keyAt = (tree: string) =>
        keyOf(allPaths, JSON.stringify([docs, historyOf(tree) ?? null]));
      const known = page.symbol;
      if (known === undefined || known.key !== keyAt(known.entry.tree)) {
        const { page: subject, model } = inputs.api()[inputs.subject]!;
        const tree = subject.model.pathname.replace(/\/$/, '');
        const facts = { path: place, model, history: historyOf(tree), pathOf, ...docs };
        page.symbol = { key: keyAt(tree), entry: symbolEntry(subject, facts) };
      }
    }
    return {
      path: place,
      title: doc.title,
      about: doc.description,
      product: productOf(`/${place}`, ids),
      ...docs,
      ...(plan !== undefined && { plan }),
      isOld: deprecated === true || legacy === true,
      forms: page.forms,
      headings: page.headings,
      demos: page.demos.map((demo) => {
        const id = `${sourceFolder}/${demo.name}`;
        return { ...demo, id, uses: (uses[id] ?? []).map((each) => each.name) };
      }),
      ...(page.symbol && { symbol: page.symbol.entry }),
    };
  });
  const write = (file: string, text: string) => {
    const full = path.join(outDir, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  };
  const kept: Record<string, KeptProduct> = {};
  const listedProducts = products.map(({ id, name, home, npmPackage, headline }): AgentsProduct => {
    const version = versions[npmPackage] ?? '';
    const own = shown
      .filter(
        ({ inputs: { doc } }) =>
          doc.versionName === 'current' && productOf(`/${below(doc.permalink)}`, ids) === id,
      )
      .map(({ inputs: { doc }, page }) => ({
        listed: { ...work.listed(doc), address: `${url}${markdownOf(doc.permalink)}` },
        markdown: page.forms['.md'] ?? '',
      }));
    const summary = `${headline?.[work.locale] ?? work.tagline} (${npmPackage} ${version})`;
    const { note, ...words } = work.words;
    const product = { id, name, summary, notes: [note] };
    const key = keyOf(work.salt, address, JSON.stringify([product, words, own]));
    const known = work.before[id];
    const isTrue = known?.key === key && Object.values(known.files).every(store.has);
    if (isTrue) kept[id] = known;
    else {
      const read = own.map(({ listed, markdown }): ProductPage => ({
        ...listed,
        markdown: store.read(markdown),
      }));
      const { llms, full, files } = productTexts(product, read, address, words);
      const digests = Object.entries(files).map(([file, text]) => [file, store.put(text)] as const);
      kept[id] = { key, llms, full, files: Object.fromEntries(digests) };
    }
    const { llms, full, files } = kept[id];
    for (const [file, digest] of Object.entries(files)) {
      store.place(digest, path.join(outDir, file));
    }
    return { id, name, home: home.slice(1), package: npmPackage, version, llms, full };
  });
  const index = agentsIndex(indexed, {
    language: work.language,
    address,
    schema: `${address}${schemaPath}`,
    versions,
    search: [...search].toSorted(),
    products: listedProducts,
  });
  write(indexPath, `${JSON.stringify(index)}\n`);
  write(schemaPath, `${JSON.stringify(indexSchema, null, 2)}\n`);
  write(historyPath, `${JSON.stringify(history)}\n`);
  if (work.isDefault)
    for (const [file, text] of Object.entries(skillFiles(index, history))) write(file, text);
  return { products: listedProducts, kept };
}
