import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoNeeds } from './demoNeeds';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'needs-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const needs = { 'data-needs': '@mui/x-charts 8.9.0', style: { '--needs-x-charts': 8009000 } };

it('reads what a demo needs, and again when it was written anew', () => {
  const id = 'x-docs/react-charts/Bars';
  expect(demoNeeds(siteDir, id).needs).toBeUndefined();
  const { file } = demoNeeds(siteDir, id);
  expect(file).toBe(path.join(siteDir, '.api-reference/x-current/demo-needs.json'));
  fs.mkdirSync(path.dirname(file!), { recursive: true });
  fs.writeFileSync(file!, JSON.stringify({ [id]: needs }));
  expect(demoNeeds(siteDir, id)).toEqual({ file, needs });
  expect(demoNeeds(siteDir, 'x-docs/react-charts/constructor')).toEqual({ file });
  fs.writeFileSync(file!, '{}');
  fs.utimesSync(file!, new Date(1), new Date(1));
  expect(demoNeeds(siteDir, id)).toEqual({ file });
});

it('names an index that is cut', () => {
  const { file } = demoNeeds(siteDir, 'docs/chips/Tags');
  fs.mkdirSync(path.dirname(file!), { recursive: true });
  fs.writeFileSync(file!, '{"docs/chips/Tags":');
  expect(() => demoNeeds(siteDir, 'docs/chips/Tags')).toThrow(`${file}:1:20: no valid JSON`);
});

it('knows nothing of a demo of no docs page', () => {
  expect(demoNeeds(siteDir, 'src/pages/Bars')).toEqual({});
});
