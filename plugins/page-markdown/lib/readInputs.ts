import fs from 'node:fs';
import path from 'node:path';
import type { ApiPage } from '../../../src/api/rules/types';
import { locatePage } from '../../../src/navigation/rules/tree/locatePage';
import { namedDemos } from '../../api-reference/lib/demos/namedDemos';
import { siteFolder, siteName } from '../../api-reference/lib/pages/copyPages';
import { dataFileOf, dataFolder } from '../../api-reference/lib/pages/dataFileOf';
import type { PageParser } from '../../content-check/lib/parsePage';
import type { BuiltDoc } from '../../support/builtDocs';
import { keyOf } from '../../support/keptFile';
import { parseJson } from '../../support/parseJson';
import { readText } from '../../support/readText';
import type { MarkdownPackages } from '../packages.cjs';
import { demoFile, type DemoText } from './demoSource';
import type { LinkPlace } from './linkTarget';
import type { textsOf } from './texts';

/** What all pages of a language have in common. */
export interface Work extends Omit<LinkPlace, 'permalink' | 'source'> {
  siteDir: string;
  outDir: string;
  /** Language tag of HTML. */
  language: string;
  texts: ReturnType<typeof textsOf>;
  /** Digest of the code that makes Markdown, and of what it takes from the site. */
  salt: string;
}

/** What Markdown is made with. */
export interface Tools {
  parser: PageParser;
  packages: MarkdownPackages;
}

/** A part of the reference that a page shows. */
export interface ApiInput {
  page: ApiPage;
  /** Where the site has its data. */
  model: string;
}

/** A page with all that its Markdown is made of. */
export interface PageInputs {
  doc: BuiltDoc;
  text: string;
  /** Digest of all of it. */
  key: string;
  /** The first part of the reference that it shows: on a page of the reference, what that documents. */
  subject?: string;
  /** Sources of its demos by their names, in the order of the page; read out of JSON when they are asked for, which most pages never are. */
  demos: () => Readonly<Record<string, DemoText>>;
  /** Parts of the reference by their names, likewise. */
  api: () => Readonly<Record<string, ApiInput>>;
}

/** Makes something when it is asked for, once. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const mapValues = <Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
): Record<string, Made> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));

/**
 * Reads what the Markdown of a page is made of.
 * @throws naming the file if the build has not written the source of a demo, or the data of a part of the reference is not there
 */
export function readInputs(doc: BuiltDoc, { siteDir, outDir, salt }: Work): PageInputs {
  const full = (file: string) => path.join(siteDir, file);
  const text = readText(full(doc.source), doc.source);
  const place = locatePage(doc.source)!;
  const pages = [text];
  let recorded = '';
  // A translated page shows what its source has now.
  const original = `${place.sourceFolder}/index.mdx`;
  if (original !== doc.source && fs.existsSync(full(original))) {
    pages.push(fs.readFileSync(full(original), 'utf8'));
    const record = full(doc.source.replace(/\.mdx$/, '.translation.json'));
    if (fs.existsSync(record)) recorded = fs.readFileSync(record, 'utf8');
  }
  // One in a comment is none: its files may be gone.
  const demos: Record<string, Buffer> = {};
  for (const name of new Set(pages.flatMap(namedDemos))) {
    demos[name] = fs.readFileSync(demoFile(outDir, `${place.sourceFolder}/${name}`));
  }
  const api: Record<string, { file: string; content: Buffer }> = {};
  for (const [, name] of text.matchAll(/<Api\b[^>]*?\bof="([^"]+)"/g)) {
    const file = dataFileOf(place.instance, place.version ?? 'current', name!);
    api[name!] ??= { file, content: fs.readFileSync(full(file)) };
  }
  const { facts: _facts, ...shown } = doc;
  const key = keyOf(
    salt,
    JSON.stringify([shown, Object.keys(demos), Object.keys(api)]),
    ...pages,
    recorded,
    ...Object.values(demos),
    ...Object.values(api).map(({ content }) => content),
  );
  const [subject] = Object.keys(api);
  return {
    doc,
    text,
    key,
    ...(subject !== undefined && { subject }),
    demos: once(() => mapValues(demos, (json) => JSON.parse(json.toString()) as DemoText)),
    api: once(() =>
      mapValues(api, ({ file, content }) => ({
        page: parseJson(file, content.toString()) as ApiPage,
        model: `${siteFolder}/${siteName(path.posix.relative(dataFolder, file), content)}`,
      })),
    ),
  };
}
