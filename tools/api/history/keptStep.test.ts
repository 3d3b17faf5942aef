import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { codeKey, keptStep, removeOthers, stepKey } from './keptStep';
import type { StepContent } from './types';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-step-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const content: StepContent = {
  pages: { '/x/a': { kind: 'component', name: 'A', members: {}, parts: {} } },
  exports: {},
};

it('compiles once', async () => {
  const compile = jest.fn(() => Promise.resolve(content));
  expect(await keptStep(folder, 'one', compile)).toEqual(content);
  expect(await keptStep(folder, 'one', compile)).toEqual(content);
  expect(compile).toHaveBeenCalledTimes(1);
});

it.each(['', '{', '{}', 'null', '{"/x/a":{}}'])(
  'compiles again where what is kept is %j',
  async (broken) => {
    fs.writeFileSync(path.join(folder, 'two.json'), broken);
    expect(await keptStep(folder, 'two', () => Promise.resolve(content))).toEqual(content);
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'two.json'), 'utf8'))).toEqual(content);
  },
);

it('keeps nothing of a run that failed', async () => {
  await expect(keptStep(folder, 'three', () => Promise.reject(new Error('no')))).rejects.toThrow();
  expect(fs.existsSync(path.join(folder, 'three.json'))).toBe(false);
});

it('removes what no step uses', async () => {
  await keptStep(folder, 'four', () => Promise.resolve(content));
  await keptStep(folder, 'five', () => Promise.resolve(content));
  removeOthers(folder, new Set(['five']));
  expect(fs.readdirSync(folder)).toEqual(['five.json']);
  removeOthers(path.join(folder, 'none'), new Set());
});

it('gives another key for another version, page or code, and the same whatever the order', () => {
  const step = { version: '8.0.0', packages: { a: '8.0.0', b: '8.0.0' } };
  const with_ = {
    pages: [{ pathname: '/x/a', name: 'A' }],
    around: { react: '19.0.0' },
    code: 'c',
  };
  const key = stepKey(step, with_);
  expect(stepKey({ ...step, packages: { b: '8.0.0', a: '8.0.0' } }, with_)).toBe(key);
  const others = [
    stepKey({ ...step, packages: { a: '8.0.0', b: '8.0.1' } }, with_),
    stepKey(step, { ...with_, pages: [] }),
    stepKey(step, { ...with_, around: { react: '19.0.1' } }),
    stepKey(step, { ...with_, code: 'd' }),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});

it('gives code another key when a file changes, but not a test', () => {
  const code = path.join(folder, 'code');
  fs.mkdirSync(code);
  fs.writeFileSync(path.join(code, 'a.ts'), '1');
  const key = codeKey([code]);
  fs.writeFileSync(path.join(code, 'a.test.ts'), '1');
  expect(codeKey([code])).toBe(key);
  fs.writeFileSync(path.join(code, 'a.ts'), '2');
  expect(codeKey([code])).not.toBe(key);
});
