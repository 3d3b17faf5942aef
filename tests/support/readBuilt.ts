import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { load } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { findSources } from '../../src/demos/rules/findSources';
import { emptiness } from './countShown';

/** Folder of the built site. */
export const build = path.resolve(__dirname, '../../build');

/** What the checks need of a demo. */
export interface BuiltDemo {
  name: string;
  /** Whether something besides styles is pre-rendered. */
  rendered: boolean;
  reservesHeight: boolean;
  /** Variants whose source is there. */
  sources: string[];
  /** Whether a browser that reaches the page by navigation finds the same texts in its HTML. */
  isFound: boolean;
}

/** What the checks need of a page; the parsed document itself would not fit in memory for all pages. */
export interface BuiltPage {
  path: string;
  locale: 'en' | 'zh';
  lang: string | undefined;
  title: string;
  description: string;
  h1: number;
  /** Level and text of the headings in the text. */
  headings: { level: number; text: string }[];
  ids: string[];
  /** Ids of the headings that a reader can link to. */
  anchors: string[];
  /** Text of the page's main part. */
  textLength: number;
  chineseCharacters: number;
  filler: string | undefined;
  demos: BuiltDemo[];
  /** Stages that show nothing before a script has run: the demo's name, and what is missing. */
  emptyStages: { name: string; missing: string }[];
  stages: number;
  /** How often a style or an attribute names something that paints (a gradient, a clip path) by its id, and the ids that are not there. */
  paints: { named: number; missing: string[] };
  /** Every link of the page, as written. */
  links: string[];
  /** Links inside the text. */
  textLinks: string[];
  /** Its content security policy: the sources by directive. */
  policy: Record<string, string[]>;
  /** Sources by which a policy allows each of its inline scripts. */
  inlineScripts: string[];
  /** Attributes with code in them. */
  handlers: string[];
  /** kB of 1000 bytes, compressed. */
  weight: number;
}

/** In tags and styles: code that is shown has none. */
function paintsOf(html: string, ids: ReadonlySet<string>): BuiltPage['paints'] {
  const places = html.match(/<style\b[^>]*>[^<]*<\/style>|<[a-z][^<>]*\burl\([^<>]*>/gi) ?? [];
  const named = places.flatMap((place) =>
    [...place.matchAll(/\burl\((?:&quot;|["'])?#([^)"'&]+)/g)].map(([, id]) => id!),
  );
  return { named: named.length, missing: [...new Set(named.filter((id) => !ids.has(id)))] };
}

function readPage(file: string): BuiltPage {
  const relative = path.relative(build, path.dirname(file)).split(path.sep).join('/');
  const html = fs.readFileSync(file, 'utf8');
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: true } });
  // What the library renders has its own ids and links; a running demo is looked at in the browser.
  const outside = (element: AnyNode) => $(element).closest('[data-stage]').length === 0;
  const text = $('main').text();
  const hrefs = (selector: string) =>
    $(selector)
      .filter((_index, link) => outside(link))
      .map((_index, link) => $(link).attr('href') ?? '')
      .get();
  const isFound = (demo: AnyNode): boolean => {
    const found = findSources(html, $(demo).attr('data-demo') ?? '');
    const previews = $(demo).find('pre[data-styling]');
    return (
      load(found.files).text() === $(demo).find('details noscript').text() &&
      load(found.preview).text() === previews.text()
    );
  };
  return {
    path: `/${relative}${relative ? '/' : ''}`,
    locale: /^zh(\/|$)/.test(relative) ? 'zh' : 'en',
    lang: $('html').attr('lang'),
    title: $('title').first().text().trim(),
    description: $('meta[name="description"]').attr('content') ?? '',
    h1: $('h1').length,
    headings: $('main h1, main h2, main h3, main h4')
      .map((_index, heading) => ({ level: Number(heading.tagName[1]), text: $(heading).text() }))
      .get(),
    ids: $('[id]')
      .filter((_index, element) => outside(element))
      .map((_index, element) => $(element).attr('id') ?? '')
      .get(),
    anchors: $('.prose h2[id], .prose h3[id], .prose h4[id]')
      .map((_index, heading) => $(heading).attr('id') ?? '')
      .get(),
    textLength: text.length,
    chineseCharacters: (text.match(/[一-鿿]/g) ?? []).length,
    filler: /lorem ipsum|\bTODO\b|\bTBD\b|coming soon/i.exec(text)?.[0],
    demos: $('[data-demo]')
      .map((_index, demo) => {
        const stage = $(demo).find('[data-stage]');
        return {
          name: $(demo).attr('data-demo') ?? '',
          rendered: stage.children(':not(style)').length > 0,
          reservesHeight: /min-(block-size|height):\s*[1-9]/.test(stage.attr('style') ?? ''),
          sources: ['ts', 'js'].filter((variant) =>
            $(demo)
              .find(`[data-variant="${variant}"] code`)
              .first()
              .text()
              .includes('export default'),
          ),
          isFound: isFound(demo),
        };
      })
      .get(),
    stages: $('[data-stage]').length,
    paints: paintsOf(
      html,
      new Set(
        $('[id]')
          .map((_index, element) => $(element).attr('id'))
          .get(),
      ),
    ),
    emptyStages: $('[data-stage]')
      .get()
      .flatMap((stage) => {
        const missing = emptiness($, $(stage));
        const name = $(stage).closest('[data-demo]').attr('data-demo') ?? '';
        return missing === undefined ? [] : [{ name, missing }];
      }),
    links: hrefs('a[href]'),
    textLinks: hrefs('.prose a[href]'),
    policy: Object.fromEntries(
      ($('head meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '')
        .split('; ')
        .filter(Boolean)
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources];
        }),
    ),
    inlineScripts: $('script:not([src]):not([type])')
      .map(
        (_index, script) =>
          `'sha256-${createHash('sha256').update($(script).text()).digest('base64')}'`,
      )
      .get(),
    handlers: $('*')
      .get()
      .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []))
      .filter((name) => /^on./i.test(name)),
    weight: zlib.gzipSync(html).length / 1000,
  };
}

/** Every page of a folder of the built site, as a file. */
export function htmlFiles(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return htmlFiles(full);
    return entry.name === 'index.html' ? [full] : [];
  });
}

/** Reads a page. Every string is written anew: one that was cut out of a page's HTML keeps all of it in memory. */
const read = (file: string) => JSON.parse(JSON.stringify(readPage(file))) as BuiltPage;

/**
 * Reads every page of the built site, in both languages: half of them in each of two processes of their own, since the parser
 * takes three times as long within Jest.
 */
export async function readBuilt(): Promise<BuiltPage[]> {
  const halves = await Promise.all(
    [0, 1].map((half) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', __filename, String(half)], {
        maxBuffer: 2 ** 30,
      }),
    ),
  );
  return halves.flatMap(({ stdout }) => JSON.parse(stdout) as BuiltPage[]);
}

const [, script, half] = process.argv;
if (script === __filename) {
  const files = htmlFiles(build).filter((_file, index) => index % 2 === Number(half));
  process.stdout.write(JSON.stringify(files.map(read)));
}
