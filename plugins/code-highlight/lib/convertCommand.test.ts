import { convertCommand } from './convertCommand';

it.each([
  ['npm', 'npm install a'],
  ['pnpm', 'pnpm add a'],
  ['yarn', 'yarn add a'],
] as const)('writes a command for %s', (manager, code) => {
  expect(convertCommand('npm install a', manager)).toEqual({ code });
});

it.each(['npm ci', 'npm update @mui/material', 'npm dedupe', 'npm view react version'])(
  'names %s, which has no counterpart',
  (command) => {
    expect(convertCommand(`npm install a\n${command}`, 'pnpm')).toEqual({ unknown: command });
  },
);
