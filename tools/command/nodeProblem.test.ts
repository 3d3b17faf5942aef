import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAtLeast, nodeProblem } from './nodeProblem.mjs';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-'));
const ask = (node: string, version: string) => {
  fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify({ engines: { node } }));
  return nodeProblem(root, version);
};
afterAll(() => fs.rmSync(root, { recursive: true }));

it.each([
  ['20.12.0', '20.12', true],
  ['20.11.1', '20.12', false],
  ['20.9.0', '20.12', false],
  ['22.0.0', '20.12', true],
  ['18.20.4', '20', false],
  ['20.0.0-nightly', '20', true],
  ['9.0.0', '20.12', false],
])('%s is at least %s: %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected);
});

it('names the Node that is needed, the one that runs, and where to get another', () => {
  expect(ask('>=20.12', '18.19.0')).toBe(
    'This project needs Node 20.12 or newer, and this is Node 18.19.0. Install the latest Node 20 from https://nodejs.org, or with a version manager: nvm install 20',
  );
});

it('says nothing about one that will do, nor without a limit that it can read', () => {
  expect(ask('>=20.12', '20.12.0')).toBeUndefined();
  expect(ask('^20 || ^22', '1.0.0')).toBeUndefined();
  fs.writeFileSync(path.join(root, 'package.json'), '{');
  expect(nodeProblem(root, '1.0.0')).toBeUndefined();
});

it("the project's own limit can be read", () => {
  expect(nodeProblem(path.resolve(__dirname, '../..'), '1.0.0')).toContain('needs Node 20');
});
