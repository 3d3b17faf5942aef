import site from '../../../../package.json';
import { toolVersions } from './toolVersions';

const siteVersions: Record<string, string> = { ...site.dependencies, ...site.devDependencies };
const shared = Object.entries(toolVersions).filter(([name]) => name in siteVersions);

it('shares with the site what it checks and compiles demos with', () => {
  expect(shared.map(([name]) => name)).toEqual([
    '@emotion/cache',
    '@types/stylis',
    'stylis',
    'stylis-plugin-rtl',
    'tailwindcss',
    'typescript',
  ]);
});

it.each(shared)('gives a project the %s of this site, %s', (name, version) => {
  expect(version).toBe(siteVersions[name]);
});

it('gives both parts of Tailwind the same version', () => {
  expect(toolVersions['@tailwindcss/vite']).toBe(toolVersions.tailwindcss);
});

it.each(Object.entries(toolVersions))('pins %s exactly, at %s', (_name, version) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
