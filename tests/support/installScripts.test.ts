import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

it('runs no script of a package, and knows by name each that has one', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const known = JSON.parse(read('config/installScripts.json')) as Record<string, string>;
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const having = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(having.length).toBeGreaterThan(0);
  expect([...new Set(having)].toSorted()).toEqual(Object.keys(known).toSorted());
  expect(Object.values(known).every((reason) => reason.length > 20)).toBe(true);
});
