import { runCommand } from '../command/runCommand.cjs';
import { cutVersion } from './cutVersion';
import { cutOptions, cutUsage, parseCutArguments } from './parseCutArguments';
import { thisSite } from './thisSite';

const help = `Cuts a version of the docs: keeps it as it is now, beside the current one.

  npm run version:cut -- x 8.9.2                     keeps MUI X 8.9.2 at /x/8.9.2/
  npm run version:cut -- x 8.9.2 --next 9.14.0       and moves the current docs on to 9.14.0
  npm run version:cut -- x 8.9.2 --next 9.14.0 --rename TreeViewBaseItem=TreeViewDefaultItemModelProperties
                                                     and renames in demos that do not compile with it what its
                                                     migration guide renames
  npm run version:cut -- x 8.9.2 --freeze            and freezes it: see npm run version:freeze
  npm run version:cut -- default 7.2.0 --dry-run     says what it would do, writes nothing; with --next it cuts in a copy
                                                     of the project, to name the demos that would go

instance   default (docs/, served at /) or x (x-docs/, served at /x/)
version    the version that the current docs document: that of @mui/material or @mui/x-data-grid
--next     library version for the current docs from now on. A package that has no such version takes the
           newest before it; a package that the new ones need moves as little as they ask for. npm is asked
           first whether it can install them; if not, the newest version is named that it can
--rename   old=new, pairs apart by commas: names of the libraries that demos get before the compiler's guesses
--override package@version, pairs apart by commas: versions that npm takes whatever a package asks for, where the
           registry lacks what the next libraries want. They stay in package.json, with the reason
--freeze   builds the version once and lets later builds link it. If that fails, the cut stays

Checks first: a clean working tree, a known instance, a version that was not cut yet, a valid page tree,
demos that compile. Then keeps pages, demos, translations, page tree, badges and titles, but no generated pages
of the API reference: every build compiles those of the version anew. Its sidebars list the ones that are there
at the cut, so run npm run api before, in a fresh clone. Records in config/documentedVersions.json which libraries the version documents; installs these under aliases, on which
its demos run from now on. With --next, demos that do not compile any more get the names that the library's
codemods and the compiler know; those that do not compile then are left out of the current docs: a comment
stays in the page, and config/leftOutDemos.json lists them for npm run content:check,
as config/longDemos.json does with those that got longer than a demo may be.

Either all of it happens or nothing. If the process itself is killed: git restore . && git clean -fd && npm ci

Ends with 0, with 1 if it could not be done, with 2 for wrong arguments.`;

void runCommand({
  name: 'npm run version:cut',
  help,
  options: cutOptions,
  takes: 'words',
  usage: cutUsage,
  parse: parseCutArguments,
  work: (parsed) => cutVersion(thisSite(), parsed),
});
