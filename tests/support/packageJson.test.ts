import fs from 'node:fs';
import path from 'node:path';
import packageJson from '../../package.json';

it('every override of a dependency has its reason beside it', () => {
  const names = Object.keys(packageJson.overrides);
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(packageJson['//overrides'])).toEqual(names);
  for (const reason of Object.values(packageJson['//overrides'])) {
    expect(reason).toMatch(/^[A-Z].{30,}\.$/);
  }
});

it('the version of a package stands once: what overrides that of others refers to it', () => {
  const direct = { ...packageJson.dependencies, ...packageJson.devDependencies };
  const both = Object.entries(packageJson.overrides).filter(([name]) => name in direct);
  expect(both.map(([name]) => name)).toContain('date-fns-jalali');
  expect(both.map(([, version]) => version)).toEqual(both.map(([name]) => `$${name}`));
  const lists = [packageJson.dependencies, packageJson.devDependencies].map(Object.keys);
  expect(lists[0]!.filter((name) => lists[1]!.includes(name))).toEqual([]);
});

it('the license that package.json names lies beside it', () => {
  const license = fs.readFileSync(path.resolve(__dirname, '../../LICENSE'), 'utf8');
  expect(license).toMatch(new RegExp(`^${packageJson.license} License\\n`));
});
