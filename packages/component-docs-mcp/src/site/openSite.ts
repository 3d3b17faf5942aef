import { Ajv2020 } from 'ajv/dist/2020.js';
import { indexPath } from '../../../../src/agents/rules/paths';
import { indexSchema } from '../../../../src/agents/rules/indexSchema';
import type { AgentsIndex } from '../../../../src/agents/rules/types';
import type { ApiHistory, ApiPage } from '../../../../src/api/rules/types';
import type { SandboxSource } from '../../../../src/sandbox/rules/types';
import { parseSandboxSource } from '../../../../src/sandbox/rules/parseSandboxSource';
import type { Names } from '../../../../src/search/rules/names/names';
import { isNamesFile } from '../../../../src/search/rules/names/namesFile';
import { openNames } from '../../../../src/search/rules/names/openNames';
import { textsFileOf } from '../../../../src/search/rules/texts/textsFile';
import { createTextsSource, type AddTexts } from '../../../../src/search/rules/texts/textsSource';
import { SourceError, type SiteSource } from '../source/types';
import { openTexts, type Texts } from '../search/openTexts';

/** The languages that a site may have, by the tag that tools take; their folders. */
export const languages = { en: '', zh: 'zh/' } as const;

export type Language = keyof typeof languages;

/** A language of a site. */
export interface LanguageSite {
  language: Language;
  index: AgentsIndex;
  names: () => Promise<Names>;
  texts: () => Texts;
  /** Finds what the names name by what stands there; nothing on a site that does not tell. */
  sections: () => Promise<AddTexts | undefined>;
  /** Reads a file below the language. */
  read: (path: string) => Promise<string>;
  model: (path: string) => Promise<ApiPage>;
  demo: (path: string) => Promise<SandboxSource>;
  history: () => Promise<ApiHistory>;
}

/** A built site, read as it is asked for. */
export interface Site {
  source: SiteSource;
  /**
   * A language of it.
   * @throws {SourceError} that says what to do if the site has none, or none that can be read
   */
  language: (language: Language) => Promise<LanguageSite>;
}

/** Milliseconds for which an index is taken for current. */
const freshFor = 5 * 60_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SourceError(`${file} is no JSON: ${(error as Error).message.slice(0, 120)}`);
  }
}

/** Keeps the results of the last calls; one that failed is forgotten. */
function remember<Result>(most: number, make: (key: string) => Promise<Result>) {
  const known = new Map<string, Promise<Result>>();
  return (key: string): Promise<Result> => {
    const found = known.get(key);
    if (found) {
      known.delete(key);
      known.set(key, found);
      return found;
    }
    const made = make(key);
    known.set(key, made);
    made.catch(() => known.delete(key));
    for (const old of known.keys()) {
      if (known.size <= most) break;
      known.delete(old);
    }
    return made;
  };
}

/**
 * Opens a built site.
 * @param source - of its files
 * @param now - clock, in milliseconds
 */
export function openSite(source: SiteSource, now: () => number = Date.now): Site {
  const isIndex = new Ajv2020({ allErrors: false, strict: false }).compile<AgentsIndex>(
    indexSchema,
  );

  async function openLanguage(language: Language): Promise<LanguageSite> {
    const folder = languages[language];
    const read = (path: string) => source.read(`${folder}${path}`);
    const text = await read(indexPath).catch((error: unknown) => {
      if (!(error instanceof SourceError) || !error.isMissing) throw error;
      throw new SourceError(
        `${source.name} is no built site${folder && ` with the language ${language}`}: ${folder}${indexPath} is missing. ` +
          'Build it (npm run build), or start the server with --site and the folder or address of one.',
        true,
      );
    });
    const index = parseJson(text, indexPath);
    if (!isIndex(index)) {
      const [fault] = isIndex.errors ?? [];
      throw new SourceError(
        `${folder}${indexPath} is not of the form that this server reads (format 1): ${fault?.instancePath ?? ''} ${fault?.message ?? ''}. Update the server or build the site again.`,
      );
    }
    const json = async (path: string) => parseJson(await read(path), path);
    const names = remember(1, async () => {
      const files = await Promise.all(index.search.map(json));
      const wrong = files.findIndex((file) => !isNamesFile(file));
      if (wrong >= 0) throw new SourceError(`${index.search[wrong]} is no index of names`);
      return openNames(files.filter(isNamesFile));
    });
    const sectionFiles = index.search.map((file) =>
      textsFileOf(/([^/]*)\.json$/.exec(file)?.[1] ?? ''),
    );
    const sections = remember(1, async () =>
      createTextsSource(json)
        .get(await names(''), sectionFiles)
        .catch(() => undefined),
    );
    let texts: Texts | undefined;
    return {
      language,
      index,
      read,
      names: () => names(''),
      texts: () => (texts ??= openTexts(index)),
      sections: () => sections(''),
      model: remember(60, async (path) => {
        const value = await json(path);
        const isModel = isObject(value) && isObject(value.model) && isObject(value.since);
        if (!isModel) throw new SourceError(`${path} is no page of the API reference`);
        return value as unknown as ApiPage;
      }),
      demo: remember(60, async (path) => parseSandboxSource(await json(path))),
      history: (() => {
        const history = remember(1, async (path) => {
          const value = await json(path);
          if (!isObject(value) || !isObject(value.pages)) {
            throw new SourceError(`${path} does not hold facts about versions`);
          }
          return value as unknown as ApiHistory;
        });
        return () => history(index.history);
      })(),
    };
  }

  const opened = new Map<Language, { since: number; site: Promise<LanguageSite> }>();
  return {
    source,
    language(language) {
      const known = opened.get(language);
      if (known && now() - known.since < freshFor) return known.site;
      const site = openLanguage(language);
      opened.set(language, { since: now(), site });
      site.catch(() => opened.delete(language));
      return site;
    },
  };
}
