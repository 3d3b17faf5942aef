import fs from 'node:fs';
import path from 'node:path';
import { openFactCache } from '../../content-check/lib/factCache';
import { listSite } from '../../content-check/lib/listSite';
import { loadParser, preparePage } from '../../content-check/lib/parsePage';
import { rulesDigest } from '../../content-check/lib/rulesDigest';
import { normalText, readText } from '../../support/readText';
import { locatePage, translationFileOf } from '../../../src/navigation/rules/tree/locatePage';
import { pageStatus, type PageStatus } from '../../../src/translation/rules/pageStatus';
import type { Block, RecordedBlock } from '../../../src/translation/rules/types';
import { alignRecord } from './alignRecord';
import { readBlocks } from './readBlocks';
import { readRecord, recordFileOf } from './recordFile';

/** A written page of the current version and its translation, by files relative to the site. */
export interface TranslatedPage {
  pathname: string;
  source: string;
  translation: string;
  record: string;
  isTranslated: boolean;
}

/** The pages of the site in one language besides the source's. */
export interface SiteTranslations {
  pages: TranslatedPage[];
  /**
   * The blocks of a page.
   * @throws if it is no MDX
   */
  blocksOf: (file: string) => Block[];
  /**
   * What the side file of a page tells of blocks that are still on the page.
   * @returns undefined if there is no side file
   * @throws if it cannot be read, or is that of another page
   */
  recordOf: (page: TranslatedPage) => RecordedBlock[] | undefined;
  /** Blocks that nobody has recorded count as out of date. */
  statusOf: (page: TranslatedPage) => PageStatus;
  /** Keeps what was read for the next time. */
  save: () => void;
}

/**
 * Opens the translations of the site.
 * @param siteDir - absolute
 * @param locale - folder below `i18n/`
 */
export async function openTranslations(siteDir: string, locale: string): Promise<SiteTranslations> {
  const parser = await loadParser();
  const cache = openFactCache(siteDir, rulesDigest(siteDir, []), 'translation');
  const full = (file: string) => path.join(siteDir, file);
  const pages = listSite(siteDir, { default: [], x: [] })
    .pages.map((file) => ({ file, location: locatePage(file) }))
    .flatMap(({ file, location }): TranslatedPage[] => {
      if (location?.locale !== 'en' || !file.endsWith('/index.mdx')) return [];
      const translation = translationFileOf(location.pathname, locale);
      return [
        {
          pathname: location.pathname,
          source: file,
          translation,
          record: recordFileOf(translation),
          isTranslated: fs.existsSync(full(translation)),
        },
      ];
    });
  const blocksOf = (file: string) =>
    cache.get('blocks', file, (raw, unreadable): Block[] => {
      if (unreadable) throw new Error(`${file}:${unreadable.line ?? 1} ${unreadable.what}`);
      const text = normalText(raw);
      const parsed = parser.parse(text);
      if ('fault' in parsed) {
        throw new Error(`${file}:${parsed.fault.line ?? 1} ${parsed.fault.what}`);
      }
      return readBlocks(parsed.tree, preparePage(text), text).map(
        ({ kind, text: own, digest, line }) => ({ kind, text: own, digest, line }),
      );
    });
  const recordOf = (page: TranslatedPage) => {
    if (!fs.existsSync(full(page.record))) return undefined;
    const { blocks } = readRecord(page.record, readText(full(page.record), page.record));
    const aligned = alignRecord(blocks, blocksOf(page.translation));
    if (!aligned) {
      throw new Error(
        `${page.record} is the side file of another page, or the page was written anew. Write it again: npm run i18n:status -- --record ${page.translation}`,
      );
    }
    return blocks.filter((_, index) => aligned.translated[index] !== undefined);
  };
  return {
    pages,
    blocksOf,
    recordOf,
    statusOf: (page) =>
      pageStatus(
        page.pathname,
        blocksOf(page.source),
        page.isTranslated ? (recordOf(page) ?? []) : undefined,
      ),
    save: () => cache.save(),
  };
}
