import path from 'node:path';
import { validateOptions, type PreactFrameOptions } from '../options';
import { isFrame } from './isFrame';

const complete = (options: unknown) =>
  validateOptions({
    options: options as PreactFrameOptions,
    validate: (schema, given) => {
      const { value, error } = (schema as unknown as import('joi').Schema).validate(given);
      if (error) throw error;
      return value as never;
    },
  });

const options = complete({ islands: ['src/demos/mountDemo.tsx'] });
const site = path.resolve('/site');
const belongs = (file: string) => isFrame(site, options, path.join(site, file));

test.each([
  'src/shell/Header.tsx',
  'src/demos/Demo.tsx',
  'docs/components/tabs/index.mdx',
  'versioned_docs/version-7.9.0/components/tabs/index.mdx',
  '.docusaurus/registry.js',
  'plugins/flat-client/client/preload.js',
  'node_modules/@docusaurus/core/lib/client/App.js',
  'node_modules/react-router/esm/react-router.js',
  'node_modules/@docusaurus/core/node_modules/react-router/esm/react-router.js',
])('%s is the frame', (file) => {
  expect(belongs(file)).toBe(true);
});

test.each([
  'src/demos/mountDemo.tsx',
  'docs/components/tabs/BasicTabs.tsx',
  'node_modules/@mui/material/Button/Button.js',
  'node_modules/react-dom/client.js',
  'node_modules/react-router-extras/index.js',
  'node_modules/react-router/node_modules/react-is/index.js',
])('%s keeps React', (file) => {
  expect(belongs(file)).toBe(false);
});

test.each([
  [{}, /"islands" is required/],
  [{ islands: 'src/demos/mountDemo.tsx' }, /"islands" must be an array/],
  [{ islands: [], package: [] }, /"package" is not allowed/],
])('options %j are refused', (wrong, message) => {
  expect(() => complete(wrong)).toThrow(message);
});
