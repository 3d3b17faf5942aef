import type { ProjectFiles, SandboxChoice } from '../types';

/** How a project's types are checked, as `tsconfig.json` has it; the editor checks them likewise. */
export const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  types: ['vite/client'],
  jsx: 'react-jsx',
  strict: true,
  allowJs: true,
  allowImportingTsExtensions: true,
  esModuleInterop: true,
  isolatedModules: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
};

function viteConfig(withTailwind: boolean): string {
  return `${withTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${withTailwind ? ', tailwindcss()' : ''}],
  // CodeSandbox shows the page from a host of its own.
  server: { allowedHosts: ['.csb.app'] },
});
`;
}

/** The files of a project that configure its tools, in the language of its code. */
export function projectConfig({
  style,
  code,
}: Pick<SandboxChoice, 'style' | 'code'>): ProjectFiles {
  return {
    '.gitignore': 'node_modules\ndist\n*.local\n',
    [`vite.config.${code}`]: viteConfig(style === 'tailwind'),
    ...(code === 'ts' && {
      'tsconfig.json': `${JSON.stringify({ compilerOptions, include: ['src'] }, null, 2)}\n`,
    }),
  };
}
