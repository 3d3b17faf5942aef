import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { forgetBuilt, readBuilt, writeBuilt } from './builtRecord';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));
const record = { inputs: 'a', output: 'b' };

it('is read as it was written, for each language', () => {
  writeBuilt(root, 'en', record);
  writeBuilt(root, 'zh', { ...record, inputs: 'c' });
  expect(readBuilt(root, 'en')).toEqual(record);
  expect(readBuilt(root, 'zh')).toEqual({ ...record, inputs: 'c' });
});

it('is nothing before it is written and after it is forgotten', () => {
  expect(readBuilt(root, 'en')).toBeUndefined();
  forgetBuilt(root, 'en');
  writeBuilt(root, 'en', record);
  forgetBuilt(root, 'en');
  expect(readBuilt(root, 'en')).toBeUndefined();
});

it.each(['', '{"inputs":"a"', 'null', '[]', '{"inputs":"a"}', '{"inputs":1,"output":"b"}'])(
  'is nothing where the file holds %j',
  (text) => {
    writeBuilt(root, 'en', record);
    fs.writeFileSync(path.join(root, 'node_modules/.cache/languages/en.json'), text);
    expect(readBuilt(root, 'en')).toBeUndefined();
  },
);
