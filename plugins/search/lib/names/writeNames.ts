import fs from 'node:fs';
import path from 'node:path';
import type { TreeNode } from '../../../../src/navigation/rules/tree/pageTree';
import type { ApiPage } from '../../../../src/api/rules/types';
import { namesFileOf, shardOf, shards } from '../../../../src/search/rules/names/namesFile';
import { versionTag } from '../../../../src/search/rules/versionChoices';
import { dataFileOf } from '../../../api-reference/lib/pages/dataFileOf';
import { pageText } from '../../../page-tree/lib/pageText';
import { parseJson } from '../../../support/parseJson';
import { writeAtomically } from '../../../support/writeAtomically';
import { chineseTables } from './chineseTables';
import { englishNames, namedPages, type LoadedVersion } from './namedPages';
import type { SectionPhrases } from '../texts/readPhrases';
import { checkPhrases, writeTexts } from '../texts/writeTexts';
import { writeSignatures } from '../signatures/writeSignatures';
import { withRegionalWords } from './withRegionalWords';
import { namesOf, type NamedPage, type NamesTables } from './namesOf';
import { hasHan } from '../../../../src/search/rules/names/splitWords';

/** A docs instance with what Docusaurus has loaded of it. */
export interface NamesInstance {
  id: string;
  versions: readonly (LoadedVersion & { versionName: string })[];
}

interface Work {
  siteDir: string;
  /** Folder into which the language is built. */
  outDir: string;
  baseUrl: string;
  isChinese: boolean;
  exclude: readonly string[];
  trees: Readonly<Record<string, TreeNode[]>>;
  synonyms: readonly (readonly string[])[];
  phrases: readonly SectionPhrases[];
  /** Absolute folder for what the next build of the language takes from this one; absent where nothing is kept. */
  memory?: string | undefined;
}

/**
 * The groups as the index has them. On English pages nobody can find Chinese; who types it is led to the Chinese pages
 * (`src/search/chineseWay.ts`), which costs no bytes of the names.
 */
function tablesOf(
  titles: readonly string[],
  { isChinese, synonyms }: Pick<Work, 'isChinese' | 'synonyms'>,
): NamesTables {
  const groups = isChinese
    ? withRegionalWords(titles, synonyms)
    : synonyms.map((group) => group.filter((term) => !hasHan(term)));
  return {
    synonyms: groups
      .filter((group) => group.length > 1)
      .map((group) => group.join('|'))
      .join('\n'),
    ...(isChinese ? chineseTables(titles, synonyms.flat()) : chineseTables([])),
  };
}

/**
 * Writes the names of one language: a file for the current versions of each site, and one for each older version; and beside
 * them what the rows of the API are and what stands in the sections of guides.
 * @returns how many pages are in them, and those of the current versions
 * @throws if a page's file or the data of an API page cannot be read, or a phrase asks for what is not there
 */
export function writeNames(
  instances: readonly NamesInstance[],
  work: Work,
): { count: number; current: readonly NamedPage[] } {
  const { siteDir, outDir, baseUrl, exclude } = work;
  const names = englishNames(work.trees);
  const read = (source: string) => {
    const filePath = path.join(siteDir, source.replace(/^@site\//, ''));
    return pageText(siteDir, { filePath, fileContent: fs.readFileSync(filePath, 'utf8') });
  };
  const byFile = new Map<string, NamedPage[]>();
  for (const { id, versions } of instances) {
    for (const version of versions) {
      const { versionName } = version;
      const readModel = (pathname: string) => {
        const file = path.join(siteDir, dataFileOf(id as 'x', versionName, pathname));
        if (!fs.existsSync(file)) return undefined;
        return (parseJson(file, fs.readFileSync(file, 'utf8')) as Partial<ApiPage>).model;
      };
      const tag = versionName === 'current' ? 'current' : versionTag(id, versionName);
      const pages = namedPages(version, { baseUrl, exclude, names, read, readModel });
      byFile.set(tag, [...(byFile.get(tag) ?? []), ...pages]);
    }
  }
  for (const [tag, pages] of byFile) writeSignatures(outDir, tag, pages);
  const current = byFile.get('current') ?? [];
  byFile.delete('current');
  for (const shard of shards)
    byFile.set(
      `current-${shard}`,
      current.filter(({ address }) => shardOf(address) === shard),
    );
  checkPhrases(work.phrases, current);
  let count = 0;
  for (const [tag, pages] of byFile) {
    const written = namesOf(pages, (titles) => tablesOf(titles, work));
    writeTexts(tag, pages, written.simplified, work);
    const file = path.join(outDir, namesFileOf(tag));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    writeAtomically(file, JSON.stringify(written));
    count += pages.length;
  }
  return { count, current };
}
