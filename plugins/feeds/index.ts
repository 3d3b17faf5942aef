import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { HeadFinisher } from '../lean-docusaurus';
import type { Release } from '../changelog/lib/parseChangelog';
import { builtDocs } from '../support/builtDocs';
import { parseJson } from '../support/parseJson';
import { behindTitle, pageOfHead } from '../support/pageOfHead';
import { feedEntries } from './lib/feedEntries';
import { feedFiles, writeFeeds } from './lib/writeFeeds';

/** Data of `plugins/changelog` by the names of the libraries. */
const libraries = { 'Material UI': 'core', 'MUI X': 'x' } as const;
const changelogPage = 'discover-more/changelog/';

/** Writes what is new in the docs as feeds, Atom and JSON, and names them on the home page and that of the changelog. */
export default function feedsPlugin({
  siteDir,
  baseUrl,
  siteConfig: { url, title, tagline },
  i18n: { currentLocale, localeConfigs },
}: LoadContext): (Plugin<void> & HeadFinisher) | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const address = `${url}${baseUrl}`;
  let feeds: ReturnType<typeof writeFeeds>;
  const named = new Set([baseUrl, `${baseUrl}${changelogPage}`]);
  return {
    name: 'feeds',
    allContentLoaded({ allContent }) {
      const releases = Object.entries(libraries).map(([name, file]) => {
        const place = `static/changelog/${file}.json`;
        const data = parseJson(place, fs.readFileSync(path.join(siteDir, place), 'utf8'));
        return [name, (data as { releases: Release[] }).releases] as const;
      });
      const entries = feedEntries({
        releases,
        docs: builtDocs(allContent),
        url,
        changelog: `${address}${changelogPage}`,
      });
      const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
      feeds = writeFeeds({ title, description: tagline, address, language, entries });
    },
    finishHead(head) {
      if (!feeds || !named.has(pageOfHead(head) ?? '')) return head;
      const link = (type: string, file: string) =>
        `<link rel=alternate type=${type} href=${baseUrl}${file}>`;
      return behindTitle(
        head,
        link('application/atom+xml', feedFiles.atom) +
          link('application/feed+json', feedFiles.json),
      );
    },
    async postBuild({ outDir }) {
      if (!feeds) return;
      await Promise.all([
        fs.promises.writeFile(path.join(outDir, feedFiles.atom), feeds.atom),
        fs.promises.writeFile(path.join(outDir, feedFiles.json), feeds.json),
      ]);
    },
  };
}
