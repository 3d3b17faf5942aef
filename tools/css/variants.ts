import { runCommand } from '../command/runCommand.cjs';
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { variantCss } from '../../src/code/rules/variantCss';

const siteDir = path.resolve(__dirname, '../..');
const file = path.join(siteDir, 'src/code/variants.module.css');
const help = `Writes src/code/variants.module.css, the rules that show one of several variants of code, from
the registry of preferences. Run it after a change of the registry; a unit test tells when that is due.

  npm run css:variants
  npm run css:variants -- --check     writes nothing; ends with 1 if the file is out of date`;

async function work(isCheck: boolean): Promise<number> {
  const css = await format(variantCss(), { ...(await resolveConfig(file)), parser: 'css' });
  const name = path.relative(siteDir, file);
  if (!isCheck) {
    writeAtomically(file, css);
    console.log(`Wrote ${name}.`);
    return 0;
  }
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  if (kept === css) return 0;
  console.error(`${name} is not what the registry says. Write it with npm run css:variants`);
  return 1;
}

void runCommand({
  name: 'npm run css:variants',
  help,
  options: { '--check': false },
  work: ({ options }) => work('--check' in options),
});
