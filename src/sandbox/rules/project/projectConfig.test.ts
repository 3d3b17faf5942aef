import ts from 'typescript';
import { projectConfig } from './projectConfig';

it('configures Vite in the language of the code', () => {
  expect(Object.keys(projectConfig({ style: 'system', code: 'ts' })).toSorted()).toEqual([
    '.gitignore',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  expect(Object.keys(projectConfig({ style: 'system', code: 'js' })).toSorted()).toEqual([
    '.gitignore',
    'vite.config.js',
  ]);
});

it('gives Tailwind to Vite for its variants only', () => {
  expect(projectConfig({ style: 'tailwind', code: 'js' })['vite.config.js']).toMatch(
    /import tailwindcss from '@tailwindcss\/vite';[^]*tailwindcss\(\)/,
  );
  expect(projectConfig({ style: 'css', code: 'js' })['vite.config.js']).not.toContain('tailwind');
});

it("lets CodeSandbox's hosts in", () => {
  expect(projectConfig({ style: 'css', code: 'ts' })['vite.config.ts']).toContain("'.csb.app'");
});

it('configures a strict compiler with options that it knows', () => {
  const text = projectConfig({ style: 'system', code: 'ts' })['tsconfig.json']!;
  const config = JSON.parse(text) as { compilerOptions: object };
  const { options, errors } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '/');
  expect(errors).toEqual([]);
  expect(options).toMatchObject({
    strict: true,
    noEmit: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
  });
});
