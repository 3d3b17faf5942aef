import path from 'node:path';
import { i18n } from '../config/i18n';
import { planBuild } from './support/planBuild';
import { run } from './support/run.mjs';

const root = path.resolve(__dirname, '..');
const help = `Builds the site into build/, each language in processes of its own, so that memory stays flat.

  npm run build                      every language
  npm run build -- --locale en       one of them; the default one empties build/ first

With CI=true the bundler keeps nothing for the next build, which is quicker and takes less memory.
Other options go to docusaurus build, such as --out-dir <folder> and --config <file>.`;

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  // Every CI sets it.
  const once = Boolean(process.env.CI);
  for (const step of planBuild(args, { locales: i18n.locales ?? [], once })) {
    const { code } = await run('docusaurus', [...step.args], { cwd: root, env: step.env });
    if (code !== 0) {
      process.exitCode = code;
      return;
    }
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
