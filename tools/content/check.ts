import { runCommand } from '../command/runCommand.cjs';
import fs from 'node:fs';
import path from 'node:path';
import plan from '../../config/content-plan.json';
import { contentCheckOptions } from '../../config/contentCheck';
import topics from '../../config/contentTopics.json';
import longDemos from '../../config/longDemos.json';
import packageJson from '../../package.json';
import { openSiteCheck } from '../../plugins/content-check/lib/checkSite';
import { normalText } from '../../plugins/support/readText';
import { sourceFileOf } from '../../src/navigation/rules/tree/locatePage';
import { readLeftOut } from '../version/demos/leftOutList';
import { checkContent } from './checkContent';
import { checkLeftOut } from './checkLeftOut';
import { checkLongDemos } from './checkLongDemos';
import { formatReport } from './formatReport';
import { readPage } from './readPage';
import type { PageText } from './types';

const siteDir = path.resolve(__dirname, '../..');
const help = `Checks everything that is written for the site, in seconds and without a build.

  npm run content:check

Looks at every page in every language and version (front matter, headings and ids, callouts, components and their attributes,
links, pictures, code fences), at translations beside their originals, at demos with their stylesheets, data and pictures (that they
compile, import what they may, and use no clock, chance, network or console), at the page tree, and at texts and titles of the
interface. npm run build does the same before it begins, and npm start whenever a file has changed.

Then proves that the planned pages are written, and written to the end. The plan is config/content-plan.json: the pages that have
to be there, with their topics and the demos of a complete page. config/contentTopics.json says for each topic by which words of a
heading or of the text it is found. Looks at: filler, commands that install, empty sections, number of demos (at least two thirds of
the plan), topics. Demos that npm run version:cut has left out are faults until they are back or given up (config/leftOutDemos.json),
and so are those that its codemods have made too long (config/longDemos.json).

Links to rows of the API reference are followed if it is compiled (npm run api). Ends with 1 if anything is wrong, or if there was
nothing to look at.`;

function pageAt(pathname: string): PageText | undefined {
  const file = sourceFileOf(pathname);
  const full = path.join(siteDir, file);
  // What is no UTF-8 is told by the check of pages.
  return fs.existsSync(full)
    ? readPage(file, normalText(fs.readFileSync(full, 'utf8')))
    : undefined;
}

async function work(): Promise<number> {
  const check = await openSiteCheck(
    siteDir,
    contentCheckOptions(siteDir, packageJson.dependencies),
  );
  const site = await check();
  const planned = checkContent({ plan, topics, pageAt });
  const textAt = (file: string) => {
    const full = path.join(siteDir, file);
    return fs.existsSync(full) ? normalText(fs.readFileSync(full, 'utf8')) : undefined;
  };
  const leftOut = checkLeftOut(readLeftOut(siteDir), textAt);
  const grown = checkLongDemos(longDemos, textAt);
  const { ok, lines } = formatReport([...site.faults, ...planned.faults, ...leftOut, ...grown], {
    ...site.counts,
    'planned pages': planned.counts.pages,
    topics: planned.counts.topics,
  });
  for (const line of lines) (ok ? console.log : console.error)(line);
  if (site.unfollowed > 0) {
    console.log(
      `${site.unfollowed} links to the API reference were not followed to their rows: it is not compiled. npm run api does it.`,
    );
  }
  return ok ? 0 : 1;
}

void runCommand({ name: 'npm run content:check', help, work });
