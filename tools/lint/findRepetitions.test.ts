import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repeatedCode } from '../../config/repeatedCode';
import { findRepetitions } from './findRepetitions';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'repetitions-test-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}
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

it('finds code that stands in two folders, with its lines, whatever the comments', () => {
  write('plugins/a.ts', `const before = 1;\n${sums}`);
  write('src/inner/b.ts', sums.replace('let sum', '// Starts with nothing.\n  let sum'));
  expect(findRepetitions(root, ['plugins', 'src'])).toEqual({
    files: 2,
    repetitions: [
      {
        places: [
          { file: 'plugins/a.ts', line: expect.any(Number) as number },
          { file: 'src/inner/b.ts', line: expect.any(Number) as number },
        ],
        lines: expect.any(Number) as number,
      },
    ],
  });
});

it('passes over imports, fixtures and what is not code', () => {
  write('src/a.ts', `${imports}export const a = 1;\n`);
  write('src/b.ts', `${imports}export const b = [2];\n`);
  write('src/c.ts', sums);
  write('src/fixtures/d.ts', sums);
  write('src/e.md', sums);
  write('src/f.md', sums);
  expect(findRepetitions(root, ['src']).repetitions).toEqual([]);
});

it('says how many files there were, none in an empty folder', () => {
  fs.mkdirSync(path.join(root, 'src'));
  expect(findRepetitions(root, ['src'])).toEqual({ files: 0, repetitions: [] });
});

it('finds a repetition within one file', () => {
  write('src/a.ts', `${sums}\nexport const between = 'x';\n${sums.replace('total', 'again')}`);
  const { repetitions } = findRepetitions(root, ['src']);
  expect(repetitions.map(({ places }) => places.map(({ file }) => file))).toEqual([
    ['src/a.ts', 'src/a.ts'],
  ]);
});

it('is given a list whose entries say why, with files that exist', () => {
  const project = path.resolve(__dirname, '../..');
  for (const { files, reason } of repeatedCode) {
    expect(reason).toMatch(/^[A-Z].{30,}\.$/s);
    for (const file of files) expect(fs.existsSync(path.join(project, file))).toBe(true);
  }
});
