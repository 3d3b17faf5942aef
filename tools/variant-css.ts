import fs from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { variantCss } from '../src/code/rules/variantCss';

const file = path.resolve(__dirname, '../src/code/variants.module.css');
const help = `Writes src/code/variants.module.css, the rules that show one of several variants of code, from
the registry of preferences. Run it after a change of the registry; a unit test tells when that is due.

  npx tsx tools/variant-css.ts
  npx tsx tools/variant-css.ts --check   writes nothing; ends with 1 if the file is out of date`;

async function main(args: string[]): Promise<void> {
  const unknown = args.filter((arg) => !['--help', '--check'].includes(arg));
  if (unknown.length > 0) {
    console.error(`Unknown option ${unknown.join(', ')}. Known are --help, --check.`);
    process.exitCode = 2;
    return;
  }
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  const css = await format(variantCss(), { ...(await resolveConfig(file)), parser: 'css' });
  if (!args.includes('--check')) {
    await fs.writeFile(file, css);
    console.log(`Wrote ${path.relative(process.cwd(), file)}.`);
    return;
  }
  const kept = await fs.readFile(file, 'utf8').catch(() => '');
  if (kept !== css) {
    console.error(`${path.relative(process.cwd(), file)} is out of date: run the tool.`);
    process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
