import { followImport, kindOf } from './sideFiles';

const follow = (specifier: string, ...files: string[]) =>
  followImport('docs/a/Demo.tsx', specifier, (file) => files.includes(file));

it.each([
  ['./rows', 'docs/a/rows.ts'],
  ['./Part', 'docs/a/Part.tsx'],
  ['./Part', 'docs/a/Part.jsx'],
  ['./sum', 'docs/a/sum.js'],
  ['./sum.js', 'docs/a/sum.js'],
  ['./sum.mjs', 'docs/a/sum.mjs'],
  ['./rows.json', 'docs/a/rows.json'],
  ['./mark.svg', 'docs/a/mark.svg'],
  ['./Demo.css', 'docs/a/Demo.css'],
  ['./parts', 'docs/a/parts/index.ts'],
  ['./parts/', 'docs/a/parts/index.tsx'],
  ['./parts', 'docs/a/parts/index.js'],
  ['./parts/row', 'docs/a/parts/row.ts'],
  ['.', 'docs/a/index.ts'],
  ['./', 'docs/a/index.tsx'],
])('follows %s to %s', (specifier, file) => {
  expect(follow(specifier, file)).toEqual({ file });
});

it('prefers a file to a folder of the same name, as bundlers do', () => {
  expect(follow('./parts', 'docs/a/parts.ts', 'docs/a/parts/index.ts')).toEqual({
    file: 'docs/a/parts.ts',
  });
});

it('prefers a script to data of the same name, as bundlers do', () => {
  expect(follow('./rows', 'docs/a/rows.ts', 'docs/a/rows.json')).toEqual({
    file: 'docs/a/rows.ts',
  });
});

it.each([
  ['./gone', [], /^is not there$/],
  ['./rows', ['docs/a/rows.json'], /^is not there; write "\.\/rows\.json"$/],
  ['./sum', ['docs/a/sum.mjs'], /^is not there; write "\.\/sum\.mjs"$/],
  ['./rows.js', ['docs/a/rows.ts'], /^is not there; leave the ending out$/],
  ['./rows.jsx', ['docs/a/rows.tsx'], /leave the ending out$/],
  ['./rows.ts', ['docs/a/rows.ts'], /^has another ending in JavaScript; leave the ending out$/],
  ['./rows', ['docs/a/rows.ts', 'docs/a/rows.js'], /^may mean rows\.ts or rows\.js; rename one/],
  ['./rows', ['docs/a/rows.ts', 'docs/a/rows.mjs'], /^may mean rows\.ts or rows\.mjs; rename one/],
  [
    './data',
    ['docs/a/data/index.ts', 'docs/a/data.json'],
    /^may mean data\/index\.ts or data\.json; rename one/,
  ],
  [
    './parts',
    ['docs/a/parts/index.ts', 'docs/a/parts/index.js'],
    /^may mean parts\/index\.ts or parts\/index\.js; rename one/,
  ],
  ['./parts', ['docs/a/parts/index.mjs'], /^is not there; write "\.\/parts\/index\.mjs"$/],
  ['./sum', ['docs/a/sum.mjs', 'docs/a/sum/index.ts'], /^is not there; write "\.\/sum\.mjs"$/],
  ['./Demo.css', ['docs/a/Demo.css.tsx'], /^is not there$/],
  ['./icon.svg', ['docs/a/icon.svg.tsx'], /^is not there$/],
  ['./rows.json', ['docs/a/rows.json.ts'], /^is not there$/],
  ['./Cell.tailwind', ['docs/a/Cell.tailwind.tsx'], /^is a variant of Cell\.tsx, under whose name/],
  ['./types', ['docs/a/types.d.ts'], /^is a file of declarations/],
  ['./photo.png', ['docs/a/photo.png'], /^is a picture that is no text/],
  ['./photo.JPG', ['docs/a/photo.JPG'], /^is a picture that is no text/],
  ['./a.webp', ['docs/a/a.webp'], /^is a picture that is no text/],
  ['./notes.txt', ['docs/a/notes.txt'], /^is a text that bundlers import in ways of their own/],
  ['./rows.csv', ['docs/a/rows.csv'], /^is a text that bundlers/],
  ['./rows.csv?raw', ['docs/a/rows.csv'], /^asks with "\?raw" for what only one bundler knows/],
  ['./mark.svg?react', ['docs/a/mark.svg'], /^asks with "\?react"/],
  ['./Demo.module.css', ['docs/a/Demo.module.css'], /^is a CSS module/],
  ['./Demo.scss', ['docs/a/Demo.scss'], /^is a stylesheet that has to be compiled/],
  ['./a.cjs', ['docs/a/a.cjs'], /^is a script with an ending of its own/],
  ['./a.mts', ['docs/a/a.mts'], /^is a script with an ending of its own/],
  ['./a.woff2', ['docs/a/a.woff2'], /^is none of the files that a demo can have/],
  ['./LICENSE', ['docs/a/LICENSE'], /^is none of the files that a demo can have/],
])('says why %s leads nowhere', (specifier, files, message) => {
  expect(follow(specifier, ...files)).toEqual({ fault: expect.stringMatching(message) });
});

it('knows a file by its name', () => {
  expect(
    ['a.ts', 'a.tsx', 'a.js', 'a.jsx', 'a.mjs', 'a.css', 'a.json', 'a.svg', 'a.png', 'a'].map(
      kindOf,
    ),
  ).toEqual([
    ...['typescript', 'typescript', 'javascript', 'javascript', 'javascript'],
    ...['stylesheet', 'data', 'picture', undefined, undefined],
  ]);
});
