import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeSnapshot, readSnapshot, snapshotFile, snapshotReader } from './treeSnapshot';

const tree = [
  {
    pathname: '/x/grid-group',
    title: 'Data Grid',
    children: [{ pathname: '/x/grid/pin', title: 'Pinning', plan: 'pro', newFeature: true }],
  },
];
let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshot-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(content: unknown): void {
  const file = path.join(siteDir, snapshotFile('x', '8.9.2'));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(content));
}

it('keeps badges, and of the titles those of its own nodes', () => {
  const snapshot = makeSnapshot(tree, {
    zh: { '/x/grid/pin': '固定', '/components/buttons': '按钮' },
  });
  expect(snapshot).toEqual({ tree, titles: { zh: { '/x/grid/pin': '固定' } } });
  write(snapshot);
  expect(readSnapshot(siteDir, 'x', '8.9.2')).toEqual(snapshot);
});

it('stands beside the pages of the version', () => {
  expect(snapshotFile('default', '7.2.0')).toBe('versioned_docs/version-7.2.0/_tree.json');
});

it('says what is wrong with a file', () => {
  expect(() => readSnapshot(siteDir, 'x', '8.9.2')).toThrow(
    /x_versioned_docs\/version-8\.9\.2\/_tree\.json is not there[\s\S]*Restore it/,
  );
  write({ tree: [{ pathname: '/x/a/', title: 'A' }], titles: {} });
  expect(() => readSnapshot(siteDir, 'x', '8.9.2')).toThrow(
    /must start with one slash, end without/,
  );
  write({ titles: 1 });
  expect(() => readSnapshot(siteDir, 'x', '8.9.2')).toThrow(
    /tree is no list\s+titles is no object/,
  );
});

it('names every mistake of a file, also those that have no place in a tree', () => {
  write({
    tree: [null, { pathname: '/x/a', title: 5 }, { pathname: '/x/b', children: {} }],
    titles: {},
  });
  expect(() => readSnapshot(siteDir, 'x', '8.9.2')).toThrow(
    /is no page tree:\s+tree\[0\] \(null\): is no node[\s\S]*title 5 is no text[\s\S]*children is no list/,
  );
});

it('is the same whatever system it was written on', () => {
  write(makeSnapshot(tree, {}));
  const plain = readSnapshot(siteDir, 'x', '8.9.2');
  const file = path.join(siteDir, snapshotFile('x', '8.9.2'));
  fs.writeFileSync(file, `\ufeff${JSON.stringify(plain, null, 2).replaceAll('\n', '\r\n')}`);
  expect(readSnapshot(siteDir, 'x', '8.9.2')).toEqual(plain);
  fs.writeFileSync(file, Buffer.from('{"é": 1}', 'latin1'));
  expect(() => readSnapshot(siteDir, 'x', '8.9.2')).toThrow(/_tree\.json:1:3 is no UTF-8/);
});

it('is read once', () => {
  write({ tree, titles: {} });
  const read = snapshotReader(siteDir);
  const first = read('x', '8.9.2');
  fs.rmSync(path.join(siteDir, snapshotFile('x', '8.9.2')));
  expect(read('x', '8.9.2')).toBe(first);
});
