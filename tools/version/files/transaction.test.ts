import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readTree } from '../siteFixture';
import { Transaction } from './transaction';

let root: string;
const at = (file: string) => path.join(root, file);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'transaction-'));
  fs.mkdirSync(at('docs/page'), { recursive: true });
  fs.mkdirSync(at('lonely/folder'), { recursive: true });
  fs.writeFileSync(at('docs/page/index.mdx'), 'page');
  fs.writeFileSync(at('docs/page/picture.bin'), Buffer.from([0, 255, 10]));
  fs.writeFileSync(at('lonely/folder/file'), 'file');
  fs.writeFileSync(at('list.json'), '[]');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function change(transaction: Transaction): void {
  transaction.write('list.json', '["1"]');
  transaction.write('list.json', '["1", "2"]');
  transaction.write('new/deep/file.json', '{}');
  transaction.copyFolder('docs', 'versioned/version-1');
  transaction.write('versioned/version-1/_tree.json', '{}');
  transaction.remove('docs/page/picture.bin');
  transaction.remove('lonely/folder');
  transaction.write('docs/page/index.mdx', 'changed');
  transaction.keep('made-by-another');
  fs.writeFileSync(at('made-by-another'), 'x');
}

it('takes everything back, bytes and empty folders too', async () => {
  const before = readTree(root);
  const transaction = new Transaction(root);
  change(transaction);
  expect(readTree(root)).not.toEqual(before);
  expect(await transaction.rollback()).toEqual([]);
  expect(readTree(root)).toEqual(before);
});

it('copies of a folder what it is told to, and no empty folder for the rest', async () => {
  fs.mkdirSync(at('docs/made/deep'), { recursive: true });
  fs.writeFileSync(at('docs/made/deep/index.mdx'), 'made');
  const before = readTree(root);
  const transaction = new Transaction(root);
  const asked: string[] = [];
  transaction.copyFolder('docs', 'copy', (file) => {
    asked.push(file);
    return !file.startsWith('docs/made/');
  });
  expect(asked.toSorted()).toEqual([
    'docs/made/deep/index.mdx',
    'docs/page/index.mdx',
    'docs/page/picture.bin',
  ]);
  const { 'copy/page/index.mdx': page, 'copy/page/picture.bin': picture, ...rest } = readTree(root);
  expect([page, picture]).toEqual([before['docs/page/index.mdx'], before['docs/page/picture.bin']]);
  expect(rest).toEqual(before);
  expect(fs.readdirSync(at('copy'))).toEqual(['page']);
  expect(await transaction.rollback()).toEqual([]);
  expect(readTree(root)).toEqual(before);
});

it('makes changes final', async () => {
  const transaction = new Transaction(root);
  change(transaction);
  const after = readTree(root);
  transaction.commit();
  expect(await transaction.rollback()).toEqual([]);
  expect(readTree(root)).toEqual(after);
  expect(Object.keys(after)).toEqual([
    'docs/page/index.mdx',
    'list.json',
    'made-by-another',
    'new/deep/file.json',
    'versioned/version-1/_tree.json',
    'versioned/version-1/page/index.mdx',
    'versioned/version-1/page/picture.bin',
  ]);
});

it('refuses to copy over what is there', () => {
  expect(() => new Transaction(root).copyFolder('docs', 'lonely')).toThrow(
    /lonely is there already/,
  );
});

it('goes on when one step cannot be taken back, and says which', async () => {
  const before = readTree(root);
  const transaction = new Transaction(root);
  transaction.write('list.json', '["1"]');
  transaction.onRollback(() => Promise.reject(new Error('npm has no network')));
  transaction.write('other.json', '{}');
  const failures = await transaction.rollback();
  expect(failures.map(({ message }) => message)).toEqual(['npm has no network']);
  expect(readTree(root)).toEqual(before);
});
