import fs from 'node:fs';
import path from 'node:path';
import { compileStep, inWorkshop } from './compileStep';

const step = { version: '8.0.0', packages: { '@mui/x-charts': '8.0.0' } };
const tools = { pages: [], around: {} };

it('removes the folder after the work, also after work that failed', async () => {
  const roots: string[] = [];
  const value = await inWorkshop((root) => {
    roots.push(root);
    fs.mkdirSync(path.join(root, 'node_modules/a'), { recursive: true });
    return Promise.resolve(1);
  });
  expect(value).toBe(1);
  await expect(
    inWorkshop((root) => {
      roots.push(root);
      return Promise.reject(new Error('no'));
    }),
  ).rejects.toThrow('no');
  expect(roots.length).toBe(2);
  expect(roots.filter((root) => fs.existsSync(root))).toEqual([]);
});

it('says what npm says where it cannot install', async () => {
  const run = () => Promise.resolve({ code: 1, stdout: '', stderr: 'npm error 404 Not Found' });
  await expect(inWorkshop((root) => compileStep(step, { ...tools, root, run }))).rejects.toThrow(
    /libraries of 8.0.0 cannot be installed.*404 Not Found/s,
  );
});

it('refuses another version than the one that was asked for', async () => {
  const run = (_: string, __: readonly string[], root: string) => {
    const folder = path.join(root, 'node_modules/@mui/x-charts');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "version": "8.0.1" }');
    return Promise.resolve({ code: 0, stdout: '', stderr: '' });
  };
  await expect(inWorkshop((root) => compileStep(step, { ...tools, root, run }))).rejects.toThrow(
    /npm installed @mui\/x-charts 8.0.1 where 8.0.0 was asked for/,
  );
});

it('compiles what was installed, and leaves out what it does not have', async () => {
  const run = (_: string, __: readonly string[], root: string) => {
    const folder = path.join(root, 'node_modules/@mui/x-charts');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(
      path.join(folder, 'package.json'),
      '{ "version": "8.0.0", "types": "index.d.ts" }',
    );
    fs.writeFileSync(
      path.join(folder, 'index.d.ts'),
      'export interface BarSeries { /** Where. */ axisId?: string; data: number[] }',
    );
    return Promise.resolve({ code: 0, stdout: '', stderr: '' });
  };
  const pages = ['BarSeries', 'LineSeries'].map((name) => ({
    pathname: `/x/api/charts/${name}`,
    name,
  }));
  const found = await inWorkshop((root) => compileStep(step, { ...tools, pages, root, run }));
  expect(found).toMatchObject({
    pages: {
      '/x/api/charts/BarSeries': {
        kind: 'interface',
        name: 'BarSeries',
        members: { axisId: { type: 'string' }, data: { type: 'number[]', required: true } },
      },
    },
    exports: {},
  });
  expect(Object.keys(found.pages)).toHaveLength(1);
});
