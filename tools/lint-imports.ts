import path from 'node:path';
import { importProblems } from './support/importProblems';

const root = path.resolve(__dirname, '..');
const folders = [
  'config',
  'plugins',
  'src',
  'tools',
  'docs',
  'x-docs',
  'docusaurus.config.ts',
  'sidebars.ts',
  'x-sidebars.ts',
];
const help = `Checks who imports whom, by the rules of config/importRules.ts.

  npm run lint:imports`;

async function main(): Promise<void> {
  const { problems, modules } = await importProblems(root, folders);
  if (modules === 0) throw new Error('The import check found no file to look at.');
  for (const { rule, from, to, comment } of problems) {
    console.error(`${from} imports ${to}\n  ${rule}: ${comment}`);
  }
  console.log(`Imports: ${modules} files looked at, ${problems.length} against the rules`);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv.includes('--help')) console.log(help);
else {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
