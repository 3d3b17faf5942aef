import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { namedDemos } from '../api-reference/lib/demos/namedDemos';
import { loadParser } from '../content-check/lib/parsePage';
import { isGeneratedPlace } from '../content-check/lib/listSite';
import type { HeadFinisher } from '../lean-docusaurus';
import { builtDocs } from '../support/builtDocs';
import { behindTitle, pageOfHead } from '../support/pageOfHead';
import { readQuestions, type Question } from './lib/readQuestions';
import { structuredData } from './lib/structuredData';

/**
 * Says in the head of each page of the docs, for machines, what it is: an article, its place below its product, its demos, and the
 * questions that a page of questions answers. In the built HTML alone: who reads it fetches pages.
 */
export default function structuredDataPlugin({
  siteDir,
  baseUrl,
  siteConfig: { url },
  i18n: { currentLocale, localeConfigs },
}: LoadContext): (Plugin<void> & HeadFinisher) | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const data = new Map<string, string>();
  return {
    name: 'structured-data',
    async allContentLoaded({ allContent }) {
      if (process.env.DOCUSAURUS_EXIT_AFTER_BUNDLING) return;
      const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
      for (const doc of builtDocs(allContent)) {
        let demos: string[] = [];
        let questions: Question[] = [];
        if (!isGeneratedPlace(doc.source)) {
          const text = fs.readFileSync(path.join(siteDir, doc.source), 'utf8');
          demos = [...namedDemos(text)];
          if (/\/faq\/$/.test(doc.permalink)) questions = readQuestions(text, await loadParser());
        }
        data.set(
          doc.permalink,
          structuredData({ ...doc, url, baseUrl, language, demos, questions }),
        );
      }
    },
    finishHead(head) {
      const page = pageOfHead(head);
      const tag = page === undefined ? undefined : data.get(page);
      return tag === undefined ? head : behindTitle(head, tag);
    },
  };
}
