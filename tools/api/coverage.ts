import { runCommand } from '../command/runCommand.cjs';
import path from 'node:path';
import { apiReferenceOptions } from '../../config/apiReference';
import { versionsTable } from '../../config/versions';
import { compileVersion } from '../../plugins/api-reference/lib/compileVersion';
import { findDemos } from '../../plugins/api-reference/lib/findDemos';
import { emptyCoverage, formatCoverage } from './coverage/formatCoverage';
import {
  coverageOptions,
  parseCoverageArguments,
  type CoverageArguments,
} from './coverage/parseCoverageArguments';
import { propCoverage } from './coverage/propCoverage';

const siteDir = path.resolve(__dirname, '../..');
const help = `Says which props no demo shows, in the current version of the docs.

  npm run api:coverage                           a line per component that lacks some, sums by product
  npm run api:coverage -- --product data-grid    one product only
  npm run api:coverage -- --json                 as JSON

Counts props that a component declares itself and that are not deprecated; of a component in a higher plan,
those that the lower ones lack. A demo shows a prop if it, a variant or a module beside it writes the prop on
the component.

Ends with 0: a prop without a demo is work, not a fault. Ends with 1 if there was nothing to look at, or if
the packages cannot be compiled.`;

async function cover({ json, product }: CoverageArguments): Promise<void> {
  const { versions, redirects } = apiReferenceOptions(siteDir, versionsTable);
  const { version, trees, libraries } = versions.find((each) => each.version === 'current')!;
  const { models } = await compileVersion({
    siteDir,
    trees,
    libraries,
    redirects,
    log: (line) => console.error(line),
  });
  const coverage = propCoverage(models, findDemos({ siteDir, version, trees, models }), product);
  if (json) console.log(JSON.stringify(coverage, null, 2));
  else formatCoverage(coverage).forEach((line) => console.log(line));
  const empty = emptyCoverage(coverage, product);
  if (empty !== undefined) throw new Error(empty);
}

void runCommand({
  name: 'npm run api:coverage',
  help,
  options: coverageOptions,
  parse: parseCoverageArguments,
  work: cover,
});
