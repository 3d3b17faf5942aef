import { sandboxChoice } from '../../../../tests/support/sandboxChoice';
import { packageJson } from './packageJson';
import { toolVersions } from './toolVersions';
import type { SandboxChoice, SandboxDependencies } from '../types';

const choice = sandboxChoice;
const needs: SandboxDependencies = {
  dependencies: { react: '19.2.9', '@mui/x-data-grid': '8.9.2' },
  devDependencies: { '@types/react': '19.3.0' },
};

const written = (change: Partial<SandboxChoice> = {}, own = needs) =>
  JSON.parse(packageJson(own, { ...choice, ...change })) as {
    name: string;
    private: boolean;
    type: string;
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };

it('is a private module project that Vite starts and builds', () => {
  expect(written()).toMatchObject({
    name: 'basic-sorting',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', start: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
  });
  expect(written({ code: 'js' }).scripts.build).toBe('vite build');
});

it('installs what the demo needs, and the tools', () => {
  const { dependencies, devDependencies } = written();
  expect(dependencies).toEqual(needs.dependencies);
  expect(devDependencies).toEqual({
    '@types/react': '19.3.0',
    '@vitejs/plugin-react': toolVersions['@vitejs/plugin-react'],
    typescript: toolVersions.typescript,
    vite: toolVersions.vite,
  });
});

it('installs Tailwind for its variants, and what mirrors for right to left', () => {
  const { dependencies, devDependencies } = written({ style: 'tailwind', direction: 'rtl' });
  expect(Object.keys(devDependencies)).toEqual(
    expect.arrayContaining(['@tailwindcss/vite', 'tailwindcss', '@types/stylis']),
  );
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['@emotion/cache', 'stylis', 'stylis-plugin-rtl']),
  );
  expect(written({ style: 'css' }).devDependencies).not.toHaveProperty('tailwindcss');
});

it('has nothing of TypeScript in a project in JavaScript', () => {
  const js = { ...needs, devDependencies: {} };
  const { devDependencies } = written({ code: 'js', direction: 'rtl' }, js);
  expect(Object.keys(devDependencies)).toEqual(['@vitejs/plugin-react', 'vite']);
});

it("keeps the demo's own version of a package, once", () => {
  const own = {
    dependencies: { stylis: '4.3.6', typescript: '5.9.3' },
    devDependencies: { vite: '7.0.0' },
  };
  const { dependencies, devDependencies } = written({ direction: 'rtl' }, own);
  expect(dependencies).toMatchObject(own.dependencies);
  expect(devDependencies.vite).toBe('7.0.0');
  expect(devDependencies).not.toHaveProperty('typescript');
});

it('sorts its packages', () => {
  const { dependencies, devDependencies } = written({ direction: 'rtl', style: 'tailwind' });
  for (const names of [Object.keys(dependencies), Object.keys(devDependencies)]) {
    expect(names).toEqual(names.toSorted());
  }
});
