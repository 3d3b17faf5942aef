import { spawnSync } from 'node:child_process';
import path from 'node:path';

const rule = path.join(__dirname, 'endWhenIdle.ts');

/** Runs a program that has loaded the rule as `endWhenIdle`. */
function run(program: string) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--require',
      'tsx/cjs',
      '-e',
      `const { endWhenIdle } = require(${JSON.stringify(rule)});
${program}`,
    ],
    { encoding: 'utf8', cwd: path.resolve(__dirname, '../../../..') },
  );
  return { status, said: stdout.trim() };
}

test('waits for what is to come, and keeps the exit code', () => {
  expect(
    run(`endWhenIdle(process);
process.exitCode = 3;
setTimeout(() => console.log('done'), 50);`),
  ).toEqual({ status: 3, said: 'done' });
});

test('ends before anything else that would go on when there is nothing left to do', () => {
  expect(
    run(`endWhenIdle(process);
process.once('beforeExit', () => console.log('late'));`),
  ).toEqual({ status: 0, said: '' });
});
