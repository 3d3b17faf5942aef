import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeFolder } from '../../tests/support/makeFolder';
import { repeatedCode } from '../../config/repeatedCode';
import { findRepetitions } from './findRepetitions';

const sums = `
export function total(rows: { price: number; pieces: number }[], tax: number): number {
  let sum = 0;
  for (const { price, pieces } of rows) {
    const net = price * pieces;
    sum += net + net * tax;
  }
  return Math.round(sum * 100) / 100;
}
`;
const imports = `import {
  alpha, beta, gamma, delta, epsilon, zeta, eta, theta, iota, kappa, lambda,
  mu, nu, xi, omicron, pi, rho, sigma, tau, upsilon, phi, chi, psi, omega,
  one, two, three, four, five, six, seven,
  eight, nine, ten, eleven,
  twelve, thirteen,
} from './letters';
`;
const pairs = (files: Record<string, string>, ...folders: string[]) =>
  findRepetitions(makeFolder(files).path, folders).repetitions.map(({ places }) =>
    places.map(({ file, line }) => `${file}:${line}`),
  );

it('finds code that stands in two folders, with its lines, whatever the comments', () => {
  expect(
    pairs(
      {
        'plugins/a.ts': `const before = 1;\n${sums}`,
        'src/inner/b.ts': sums.replace('let sum', '// Starts with nothing.\n  let sum'),
      },
      'plugins',
      'src',
    ),
  ).toEqual([['plugins/a.ts:3', 'src/inner/b.ts:2']]);
});

it('compares a module with a component and with a script', () => {
  const script = sums.replace(/: \{.*?\}\[\]|: number/g, '');
  const files = { 'src/a.ts': sums, 'src/b.tsx': sums, 'src/c.mjs': script };
  expect(new Set(pairs(files, 'src').flat())).toEqual(
    new Set(['src/a.ts:2', 'src/b.tsx:2', 'src/c.mjs:2']),
  );
});

it('passes over imports, fixtures, what is built and what is not code', () => {
  expect(
    pairs(
      {
        'src/a.ts': `${imports}export const a = 1;\n`,
        'src/b.ts': `${imports}export const b = [2];\n`,
        'src/c.ts': sums,
        'src/fixtures/d.ts': sums,
        'src/x/dist/d.ts': sums,
        'src/e.md': sums,
        'src/f.md': sums,
      },
      'src',
    ),
  ).toEqual([]);
});

it('looks at code behind the word import, and below a folder called fixtures', () => {
  const folder = makeFolder({
    'fixtures/src/a.ts': `// What we import here\n${sums}`,
    'fixtures/src/b.ts': sums,
  });
  expect(findRepetitions(folder.at('fixtures'), ['src']).repetitions).toHaveLength(1);
});

it('names files below a root that is a link', () => {
  const folder = makeFolder({ 'real/src/a.ts': sums, 'real/src/b.ts': sums });
  const link = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'linked-')), 'root');
  fs.symlinkSync(folder.at('real'), link, 'junction');
  const [found] = findRepetitions(link, ['src']).repetitions;
  expect(found!.places.map(({ file }) => file)).toEqual(['src/a.ts', 'src/b.ts']);
  fs.rmSync(path.dirname(link), { recursive: true });
});

it('says how many files there were, and what jscpd says of a folder that is not there', () => {
  const folder = makeFolder({ 'src/a.ts': sums });
  expect(findRepetitions(folder.path, ['src'])).toEqual({ files: 1, repetitions: [] });
  expect(() => findRepetitions(folder.path, ['none'])).toThrow(/jscpd did not look.*none/s);
});

it('finds a repetition within one file', () => {
  const again = `${sums}\nexport const between = 'x';\n${sums.replace('total', 'again')}`;
  expect(pairs({ 'src/a.ts': again }, 'src')).toEqual([
    [expect.stringContaining('src/a.ts:'), expect.stringContaining('src/a.ts:')],
  ]);
});

it('is given a list whose entries say why, with files that exist', () => {
  const project = path.resolve(__dirname, '../..');
  for (const { files, reason } of repeatedCode) {
    expect(reason).toMatch(/^[A-Z].{30,}\.$/s);
    for (const file of files) expect(fs.existsSync(path.join(project, file))).toBe(true);
  }
});
