import { runCommand } from '../command/runCommand.cjs';
import path from 'node:path';
import { apiReferenceOptions } from '../../config/apiReference';
import { versionsTable } from '../../config/versions';
import { cachedReference } from '../../plugins/api-reference/lib/cachedReference';
import { compileVersion } from '../../plugins/api-reference/lib/compileVersion';
import { takeLock } from '../../plugins/support/commandLock.cjs';
import { generate } from '../../plugins/api-reference/lib/generate';
import { missingNodes } from '../../plugins/api-reference/lib/missingNodes';
import { referencePages } from '../../plugins/api-reference/lib/referencePages';
import { versionOptions } from '../../plugins/api-reference/lib/versionOptions';

const siteDir = path.resolve(__dirname, '../..');
const help = `Compiles the API reference from the installed packages and writes its pages, which git ignores.
"start" and "build" do it by themselves; checks that read pages without a build need it before.

  npm run api
  npm run api -- --absent   only prints, as JSON, the pages of the page tree whose subject the installed
                            libraries do not have: what config/absentApi.json should list
  npm run api -- --missing  only prints the nodes that the page tree needs for components and hooks that the
                            installed libraries export and no page shows; ends with 1 if there are any

Ends with 1 and a list if something cannot be compiled; nothing is written then.`;

/** Prints what config/absentApi.json should list. */
function printAbsent(): void {
  const { versions, redirects } = apiReferenceOptions(siteDir, versionsTable);
  const { trees, libraries } = versions[0]!;
  const { models } = compileVersion({
    siteDir,
    trees,
    libraries,
    redirects,
    partial: true,
    log: () => {},
  });
  const present = new Set(models.map(({ pathname }) => pathname));
  const pages = referencePages(Object.values(trees)).map(({ pathname }) => pathname);
  console.log(JSON.stringify(pages.filter((pathname) => !present.has(pathname))));
}

/** Prints the nodes that the page tree lacks. */
function printMissing(): number {
  const { versions, redirects } = apiReferenceOptions(siteDir, versionsTable);
  const { trees, libraries } = versions[0]!;
  const given = { siteDir, trees, libraries, redirects, partial: true };
  const { exports } = cachedReference({ ...versionOptions(given), log: () => {} });
  const lines = missingNodes(exports);
  console.log(
    lines.length > 0
      ? `${lines.join('\n')}\nWhat is no public API gets a reason in plugins/api-reference/lib/notDocumented.ts instead.`
      : `Each of ${exports.length} components and hooks has a page, or a reason to have none.`,
  );
  return lines.length > 0 ? 1 : 0;
}

async function write(): Promise<number> {
  const release = await takeLock(siteDir, 'api-reference', {
    command: 'npm run api',
    why: 'both write the pages of the API reference',
    wait: true,
    say: (line) => console.log(line),
  });
  const started = Date.now();
  const { models, written, unchanged, removed } = generate({
    siteDir,
    ...apiReferenceOptions(siteDir, versionsTable),
    log: (line) => console.log(line),
  });
  console.log(
    `${models.length} API pages from the installed packages: ${written} files written, ${unchanged} as they were, ${removed} removed, in ${Date.now() - started} ms`,
  );
  release();
  return models.length === 0 ? 1 : 0;
}

void runCommand({
  name: 'npm run api',
  help,
  options: { '--absent': false, '--missing': false },
  apart: [['--absent', '--missing']],
  work: ({ options }) => {
    if ('--absent' in options) return printAbsent();
    return '--missing' in options ? printMissing() : write();
  },
});
