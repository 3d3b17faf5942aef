import { createHash } from 'node:crypto';
import type { AgentsSymbol } from '../../../src/agents/rules/types';
import { demoTitles } from './demoTitles';
import type { PageText } from './pageMarkdown';
import type { PageInputs } from './readInputs';
import type { TextStore } from './textStore';

/** What an index says of a demo, as long as its page is the same. */
export interface KeptDemo {
  name: string;
  /** The heading above it; absent: it has none. */
  title?: string;
  digest: string;
  /** Stylings that it has. */
  stylings: string[];
  /** Packages of its TypeScript. */
  packages: Readonly<Record<string, string>>;
}

/** What one build leaves to the next of a page: its Markdown by digests, and what an index says of it. */
export interface KeptPage extends Pick<PageText, 'headings' | 'links'> {
  /** Of {@link PageInputs}. */
  key: string;
  /** Digests of its Markdown, by the end of the file's name. */
  forms: Record<string, string>;
  demos: KeptDemo[];
  /** What an index says of the symbol that it documents, with the key of what that depends on besides the page. */
  symbol?: { key: string; entry: AgentsSymbol };
}

/** What one build leaves to the next of a product's lists and texts. */
export interface KeptProduct {
  key: string;
  llms: string[];
  full: string[];
  /** Digests by path. */
  files: Record<string, string>;
}

/** What one build leaves to the next. */
export interface KeptPages {
  /** Digest of all addresses of the site: where they are the same, links lead where they led. */
  addresses: string;
  /** By address. */
  pages: Record<string, KeptPage>;
  /** By id. */
  products: Record<string, KeptProduct>;
}

export const nothingKept: KeptPages = { addresses: '', pages: {}, products: {} };

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Keeps the Markdown of a page, and what an index says of it. */
export function keepPage(
  { key, demos }: Pick<PageInputs, 'key' | 'demos'>,
  { forms, headings, links }: PageText,
  texts: Pick<TextStore, 'put'>,
): KeptPage {
  const sources = Object.entries(demos());
  const titles = demoTitles(
    forms['.md'] ?? '',
    sources.map(([name]) => name),
  );
  return {
    key,
    forms: Object.fromEntries(Object.entries(forms).map(([end, text]) => [end, texts.put(text)])),
    headings,
    links,
    demos: sources.map(([name, source]): KeptDemo => {
      const title = titles.get(name);
      return {
        name,
        ...(title && { title }),
        digest: digestOf(JSON.stringify(source)),
        stylings: Object.keys(source),
        packages: { ...source.system?.ts?.dependencies },
      };
    }),
  };
}
