import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ifThere } from './ifThere';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'there-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const read = (name: string) => ifThere(() => fs.readFileSync(path.join(folder, name), 'utf8'));

it('reads a file that is there', () => {
  fs.writeFileSync(path.join(folder, 'empty'), '');
  expect(read('empty')).toBe('');
});

it('takes a missing file and a link to nothing for no file', () => {
  fs.symlinkSync('nobody@nowhere.1:2', path.join(folder, '.#lock'));
  expect(read('missing')).toBeUndefined();
  expect(read('.#lock')).toBeUndefined();
});

it('lets every other failure through', () => {
  fs.mkdirSync(path.join(folder, 'below'));
  expect(() => read('below')).toThrow('EISDIR');
});
