import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeAtomically } from './writeAtomically';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'write-atomically-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('replaces a file and leaves nothing beside it', () => {
  const file = path.join(folder, 'a.json');
  writeAtomically(file, '1');
  writeAtomically(file, '2');
  expect(fs.readFileSync(file, 'utf8')).toBe('2');
  expect(fs.readdirSync(folder)).toEqual(['a.json']);
});

it('writes parts one after the other, bytes as they are, in place of a longer file', () => {
  const file = path.join(folder, 'deep/b.bin');
  writeAtomically(file, 'x'.repeat(100));
  writeAtomically(file, '键', Buffer.from([0, 255, 128]), '', 'end');
  expect(fs.readFileSync(file)).toEqual(
    Buffer.concat([Buffer.from('键'), Buffer.from([0, 255, 128]), Buffer.from('end')]),
  );
  writeAtomically(file);
  expect(fs.readFileSync(file, 'utf8')).toBe('');
  fs.rmSync(path.dirname(file), { recursive: true });
});

it('shows a reader nothing of a file of several parts until all are written', () => {
  const file = path.join(folder, 'a.json');
  const seen: string[] = [];
  const write = fs.writeFileSync;
  const spy = jest.spyOn(fs, 'writeFileSync').mockImplementation((...args) => {
    write(...args);
    seen.push(fs.readFileSync(file, 'utf8'));
  });
  writeAtomically(file, 'one', 'two');
  spy.mockRestore();
  expect(seen).toEqual(['2', '2']);
  expect(fs.readFileSync(file, 'utf8')).toBe('onetwo');
});

it('leaves everything as it was where it cannot write', () => {
  fs.mkdirSync(path.join(folder, 'taken/x'), { recursive: true });
  expect(() => writeAtomically(path.join(folder, 'taken'), '1')).toThrow();
  expect(fs.readdirSync(folder).sort()).toEqual(['a.json', 'taken']);
});
