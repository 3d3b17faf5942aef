import fs from 'node:fs';
import path from 'node:path';
import plan from '../config/content-plan.json';
import topics from '../config/contentTopics.json';
import { pageTrees } from '../config/page-tree';
import { isWritten } from '../plugins/page-tree/lib/writtenPages';
import { readText } from '../plugins/support/readText';
import { sourceFileOf } from '../src/navigation/locatePage';
import { listNodes } from '../src/navigation/pageTree';
import { checkContent } from './support/content/checkContent';
import { formatReport } from './support/content/formatReport';
import { readPage } from './support/content/readPage';
import type { PageText } from './support/content/types';

const siteDir = path.resolve(__dirname, '..');
const help = `Proves that the planned pages are written, and written to the end.

  npm run content:check

The plan is config/content-plan.json: the pages that have to be there, with their topics and the demos of a
complete page. config/contentTopics.json says for each topic by which words of a heading or of the text it is
found. Looks at: description, filler, empty sections, order of headings, number of demos (at least two thirds
of the plan), topics, links within the site and their anchors.

Ends with 1 if anything is wrong, or if there was nothing to look at.`;

const pages = new Map<string, PageText | undefined>();

function pageAt(pathname: string): PageText | undefined {
  if (!pages.has(pathname)) {
    const file = sourceFileOf(pathname);
    const full = path.join(siteDir, file);
    const mdx = fs.existsSync(full) ? readText(full, file) : undefined;
    pages.set(pathname, mdx === undefined ? undefined : readPage(file, mdx));
  }
  return pages.get(pathname);
}

function main(args: string[]): void {
  const unknown = args.filter((arg) => arg !== '--help');
  if (unknown.length > 0) {
    console.error(`Unknown option ${unknown.join(', ')}. Known is --help.`);
    process.exitCode = 2;
    return;
  }
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  const named = new Set(
    Object.entries(pageTrees)
      .flatMap(([name, tree]) => listNodes(tree, name))
      .filter(({ kind }) => kind === 'page')
      .map(({ node }) => node.pathname),
  );
  const { faults, counts } = checkContent({
    plan,
    topics,
    pageAt,
    targets: {
      isNamed: (pathname) => named.has(pathname),
      isWritten: (pathname) => isWritten(siteDir, pathname),
      isFile: (pathname) =>
        /\.[a-z\d]+$/i.test(pathname) && fs.existsSync(path.join(siteDir, 'static', pathname)),
      anchorsOf: (pathname) => pageAt(pathname)?.anchors,
    },
  });
  const { ok, lines } = formatReport(faults, counts);
  for (const line of lines) (ok ? console.log : console.error)(line);
  if (!ok) process.exitCode = 1;
}

main(process.argv.slice(2));
