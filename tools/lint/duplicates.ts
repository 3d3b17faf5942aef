import path from 'node:path';
import { repeatedCode } from '../../config/repeatedCode';
import { runCommand } from '../command/runCommand.cjs';
import { findRepetitions } from './findRepetitions';
import { repetitionProblems } from './repetitionProblems';

const root = path.resolve(__dirname, '../..');
const folders = ['config', 'packages', 'plugins', 'src', 'tests', 'tools'];
const help = `Looks for code that stands in two places: forty tokens or more, over more than six lines.
What stays, and why, is listed in config/repeatedCode.ts.

  npm run lint:duplicates`;

function work(): number {
  const { repetitions, files } = findRepetitions(root, folders);
  if (files === 0) throw new Error('The check for duplicates found no file to look at.');
  const problems = repetitionProblems(repetitions, repeatedCode);
  for (const problem of problems) console.error(problem);
  console.log(
    `Duplicates: ${files} files compared, ${repetitions.length} repetitions, ${problems.length} to mend`,
  );
  return problems.length > 0 ? 1 : 0;
}

void runCommand({ name: 'npm run lint:duplicates', help, work });
