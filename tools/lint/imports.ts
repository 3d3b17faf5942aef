import { runCommand } from '../command/runCommand.cjs';
import path from 'node:path';
import { importProblems } from './importProblems';

const root = path.resolve(__dirname, '../..');
const folders = [
  'config',
  'packages',
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

async function work(): Promise<number> {
  const { problems, modules } = await importProblems(root, folders);
  if (modules === 0) throw new Error('The import check found no file to look at.');
  for (const { rule, from, to, comment } of problems) {
    console.error(`${from} imports ${to}\n  ${rule}: ${comment}`);
  }
  console.log(`Imports: ${modules} files looked at, ${problems.length} against the rules`);
  return problems.length > 0 ? 1 : 0;
}

void runCommand({ name: 'npm run lint:imports', help, work });
