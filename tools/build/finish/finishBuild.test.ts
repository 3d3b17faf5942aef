import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBelow } from '../../../tests/support/writeBelow';
import { builtFile } from './buildDigest';
import type { BuildRecord } from './buildRecord';
import { finishBuild } from './finishBuild';

jest.mock('../../../config/env', () => {
  const { readEnv } =
    jest.requireActual<typeof import('../../../config/env')>('../../../config/env');
  return { readEnv, env: readEnv({ SECURITY_CONTACT: 'mailto:security@example.org' }) };
});

let root: string;
const write = (name: string, text: string) => writeBelow(root, name, text);
const record = (locale: string, changes: Partial<BuildRecord> = {}): BuildRecord => ({
  locale,
  source: 'c0ffee',
  committed: '2026-12-01T00:00:00Z',
  settings: {},
  ...changes,
});
const page = (sheet: string) =>
  `<!doctype html><head><meta charset=utf-8><link rel=stylesheet href=/assets/css/${sheet}.css></head>`;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-'));
  write('index.html', page('new'));
  write('redirects.json', '[]');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it('names what is missing, and languages that are of two commits', () => {
  expect(finishBuild(root, [record('en')])).toMatchObject({ missing: ['zh'], notes: [] });
  const made = finishBuild(root, [record('zh', { source: 'decaf' })]);
  expect(made?.missing).toEqual([]);
  expect(made?.notes).toEqual([
    expect.stringMatching(/^en and zh are builds of two commits: c0ffee and decaf: npm run build/),
  ]);
});

it('says why there is no security.txt where git tells no day', () => {
  finishBuild(root, [record('en')]);
  expect(fs.existsSync(path.join(root, '.well-known/security.txt'))).toBe(true);
  const made = finishBuild(root, [record('en', { source: '', committed: '' })]);
  expect(fs.existsSync(path.join(root, '.well-known/security.txt'))).toBe(false);
  expect(made?.notes.join()).toMatch(/^SECURITY_CONTACT is set, but there is no security\.txt/);
});

it('announces the same sheets whether the files of frozen versions are known or not', () => {
  write('x/react-data-grid/index.html', page('new'));
  write('x/8.9.2/react-data-grid/index.html', page('frozen'));
  const folders = ['x/8.9.2/'];
  const name = 'x/8.9.2/react-data-grid/index.html';
  const files = new Map([[name, builtFile(fs.readFileSync(path.join(root, name)))]]);
  const whole = finishBuild(root, [record('en')], { files, scripts: [], folders });
  const merged = finishBuild(root, [], { files: new Map(), scripts: [], folders });
  expect(merged?.digest).toBe(whole?.digest);
  const table = fs.readFileSync(path.join(root, '.hosting/table.json'), 'utf8');
  expect((JSON.parse(table) as { preload: object }).preload).toHaveProperty('/x/');
});
