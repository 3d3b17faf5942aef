import fs from 'node:fs';
import path from 'node:path';
import { smallLibrary } from '../../../tests/support/smallLibrary';
import { cachedReference } from './cachedReference';
import { compileReference, compileReferenceWithExports } from './compileReference';
import { missingPages } from './missingPages';
import { referenceKey } from './referenceKey';

const page = (name: string) => ({ pathname: `/api-docs/${name.toLowerCase()}`, name });
const libraries = { '@mui/material': '@mui/material' };

jest.setTimeout(60_000);

const chip = `import * as React from 'react';
export type Size = 'small' | 'large';
export interface ChipClasses {
  /** Styles of the root. */
  root: string;
  disabled: string;
}
export interface BaseProps<T> {
  /**
   * What is shown.
   * @default 1
   */
  value?: T;
}
export interface ChipProps extends BaseProps<number>, React.RefAttributes<HTMLDivElement> {
  classes?: Partial<ChipClasses>;
  /** @deprecated Use {@link Size}. */
  old?: () => void;
  size: Size;
  slots?: {
    /**
     * The box.
     * @default 'div'
     */
    root?: React.ElementType;
  };
  slotProps?: { root?: React.HTMLAttributes<HTMLDivElement> };
}
/** A chip. */
export declare const Chip: React.FC<ChipProps & React.AriaAttributes>;
export declare function useChip(size: Size): { open: boolean };
`;

test('makes the model of a small library', () => {
  const root = smallLibrary({
    'index.d.ts': "export * from './Chip';",
    'Chip/index.d.ts': chip,
    'Chip/index.js': "exports.chipClasses = { root: 'My-root', disabled: 'My-disabled' };",
  });
  const [model] = compileReference({ siteDir: root, libraries, pages: [page('Chip')] });
  expect(model).toMatchObject({
    kind: 'component',
    description: 'A chip.',
    ref: 'HTMLDivElement',
    source: 'https://github.com/example/ui/tree/v1.2.3/packages/ui/src/Chip',
    imports: [
      { from: '@mui/material/Chip', name: 'Chip', package: '@mui/material' },
      { from: '@mui/material', name: 'Chip', package: '@mui/material' },
    ],
    props: [
      { name: 'classes', type: { parts: ['Partial<ChipClasses>'] }, description: '' },
      {
        name: 'old',
        type: { parts: ['() => void'] },
        description: '',
        deprecated: 'Use <code>Size</code>.',
      },
      {
        name: 'size',
        type: { parts: ['Size'], expanded: ["'small' | 'large'"] },
        required: true,
      },
      { name: 'slotProps' },
      { name: 'slots' },
      { name: 'value', type: { parts: ['number'] }, default: '1', description: 'What is shown.' },
    ],
    inherited: [],
    slots: [
      {
        name: 'root',
        description: 'The box.',
        default: "'div'",
        className: 'My-root',
        props: { parts: ['React.HTMLAttributes<HTMLDivElement>'] },
      },
    ],
    classes: [
      { name: 'disabled', className: 'My-disabled' },
      { name: 'root', className: 'My-root', description: 'Styles of the root.' },
    ],
  });
  expect(model?.kind === 'component' && model.native?.groups.map(({ origin }) => origin)).toEqual([
    'AriaAttributes',
  ]);
});

test('takes a library that is installed under another name, as its imports of itself do', () => {
  const root = smallLibrary(
    {
      'index.d.ts': "export { Chip } from '@mui/material/Chip'; export * from './Chip';",
      'Chip/index.d.ts': chip,
      'Chip/index.js': "exports.chipClasses = { root: 'a', disabled: 'b' };",
    },
    '@mui/material-1-2-3',
  );
  const [model] = compileReference({
    siteDir: root,
    libraries: { '@mui/material': '@mui/material-1-2-3' },
    pages: [page('Chip')],
  });
  expect(model?.imports[0]?.from).toBe('@mui/material/Chip');
});

test('says which exports have no page', () => {
  const root = smallLibrary({
    'index.d.ts': chip,
    'index.js': "exports.c = { root: 'a', disabled: 'b' };",
  });
  const { exports } = compileReferenceWithExports({
    siteDir: root,
    libraries,
    pages: [page('Chip')],
  });
  expect(missingPages(exports).map(({ name, kind }) => [name, kind])).toEqual([
    ['useChip', 'hook'],
  ]);
  expect(() => missingPages([])).toThrow('no component and no hook');
});

test('a package that is not installed', () => {
  const root = smallLibrary({ 'index.d.ts': chip });
  expect(() =>
    compileReference({
      siteDir: root,
      libraries: {
        '@mui/lab': '@mui/lab',
        '@mui/system': '@mui/system-7-0-0',
        '@mui/unknown': 'x',
      },
      pages: [],
    }),
  ).toThrow(
    new RegExp(
      `3 problems[^]*@mui/lab is not installed in ${root}: run npm install[^]*@mui/system \\(installed as @mui/system-7-0-0\\)[^]*@mui/unknown belongs to no product`,
    ),
  );
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a page whose name nobody exports',
    { 'index.d.ts': 'export declare const Other: number;' },
    /\/api-docs\/chip: none of @mui\/material, @mui\/lab exports Chip: correct the title/,
  ],
  [
    'a package without declarations',
    { 'index.js': '' },
    /@mui\/material 1\.2\.3 has no declaration file/,
  ],
  [
    'a prop of a type from a package that is missing',
    {
      'index.d.ts': `import * as React from 'react'; import { Lost } from 'lost-package';
        export interface ChipProps { size?: Lost; } export declare const Chip: React.FC<ChipProps>;`,
    },
    /@mui\/material, Chip, size: [^]*Lost[^]*missing/,
  ],
  [
    'a props type that its module does not export',
    {
      'index.d.ts': `import * as React from 'react'; import { ChipProps } from './types';
        export declare const Chip: React.FC<ChipProps>;`,
      'types.d.ts': 'interface ChipProps { size?: string; } export {};',
    },
    /@mui\/material, Chip: the type of its props does not resolve: [^]*does not export it/,
  ],
  [
    'a base of the props that is not exported',
    {
      'index.d.ts': `import * as React from 'react'; import { Base } from './types';
        export interface ChipProps extends Base { size?: string; }
        export declare const Chip: React.FC<ChipProps>;`,
      'types.d.ts': 'interface Base { size?: string; } export {};',
    },
    /@mui\/material, Chip: its props do not resolve: Base is missing or extends itself/,
  ],
  [
    'props that extend themselves',
    {
      'index.d.ts': `import * as React from 'react';
        export interface ChipProps extends OtherProps { a?: string; }
        export interface OtherProps extends ChipProps { b?: string; }
        export declare const Chip: React.FC<ChipProps>;`,
    },
    /@mui\/material, Chip: its props do not resolve: \w+Props is missing or extends itself/,
  ],
  [
    'a type alias that is itself',
    {
      'index.d.ts': `import * as React from 'react';
        export type Size = Size | 'small';
        export declare const Chip: React.FC<{ size?: Size }>;`,
    },
    /@mui\/material, Chip, size: [^]*refers to itself/,
  ],
  [
    'props that are any',
    { 'index.d.ts': "import * as React from 'react'; export declare const Chip: React.FC<any>;" },
    /@mui\/material, Chip: its props are any/,
  ],
  [
    'an interface without members',
    { 'index.d.ts': 'export interface Chip {}' },
    /@mui\/material, Chip: the type has no members/,
  ],
])('%s', (_, files, message) => {
  const root = smallLibrary(files);
  expect(() => compileReference({ siteDir: root, libraries, pages: [page('Chip')] })).toThrow(
    message,
  );
});

test('all problems come in one error', () => {
  const root = smallLibrary({ 'index.d.ts': 'export interface Chip {}' });
  expect(() =>
    compileReference({ siteDir: root, libraries, pages: [page('Chip'), page('Lost')] }),
  ).toThrow(/2 problems[^]*Chip[^]*Lost/);
});

test('a component without props is one, if its type says so', () => {
  const root = smallLibrary({
    'index.d.ts':
      "import * as React from 'react'; export declare function Chip(): React.ReactElement;",
  });
  const [model] = compileReference({ siteDir: root, libraries, pages: [page('Chip')] });
  expect(model).toMatchObject({ props: [], inherited: [], ref: null });
});

test('keeps a result, and makes a new one for another version or another page', () => {
  const root = smallLibrary({
    'index.d.ts': chip,
    'index.js': "exports.c = { root: 'a', disabled: 'b' };",
  });
  const options = { siteDir: root, libraries, pages: [page('Chip')] };
  const first = cachedReference(options);
  const folder = path.join(root, '.api-reference');
  expect(fs.readdirSync(folder)).toEqual([`${referenceKey(options)}.json`]);
  // What is kept is taken, whatever it is: the library itself is not read again.
  const kept = path.join(folder, fs.readdirSync(folder)[0]!);
  fs.writeFileSync(kept, JSON.stringify({ ...first, models: [] }));
  expect(cachedReference(options).models).toEqual([]);
  // What is no result is made again.
  fs.writeFileSync(kept, '{"models":');
  expect(cachedReference(options)).toEqual(first);
  const key = referenceKey(options);
  expect(referenceKey({ ...options, pages: [page('Chip'), page('useChip')] })).not.toBe(key);
  expect(referenceKey({ ...options, salt: 'other' })).not.toBe(key);
  const manifest = path.join(root, 'node_modules/@mui/material/package.json');
  fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('1.2.3', '1.2.4'));
  expect(referenceKey(options)).not.toBe(key);
});
