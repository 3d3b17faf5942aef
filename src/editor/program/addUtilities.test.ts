import { addUtilities } from './addUtilities';
import type { SourceText } from './buildProgram';

const program = (code: string) => ({
  entry: 'A.tsx',
  files: [{ path: 'A.tsx', kind: 'script' as const, code }],
  modules: {},
});

async function add(sources: SourceText[], code = '') {
  let asked: string[] = [];
  const start = async () => ({
    build: (candidates: string[]) => {
      asked = candidates;
      return '.flex{}';
    },
  });
  const { files } = await addUtilities(program(code), sources, start);
  return { asked, files };
}

it.each([
  [`<b className="mt-2 flex" />`, ['flex', 'mt-2']],
  [
    `<b className="before:content-['*'] [&_[data-x='y']]:mb-3" />`,
    ["[&_[data-x='y']]:mb-3", "before:content-['*']"],
  ],
  [`'before:content-[\\'*\\']\\nflex'`, ["before:content-['*']", 'flex']],
  [`"before:content-['\\\\201C']"`, [String.raw`before:content-['\201C']`]],
  ['`flex ${on ? "mt-2" : `p-${1}`}\n  mb-3`', ['flex', 'mb-3', 'mt-2', 'p-']],
  ['it.is(4) // not "this" nor', []],
])('asks for the utilities in %s, as the page does', async (code, words) => {
  expect((await add([{ name: 'A.tsx', text: `export const a = ${code};` }])).asked).toEqual(words);
});

it('asks for those in data too', async () => {
  const sources = [
    { name: 'A.tsx', text: '' },
    { name: 'rows.json', text: '{ "look": ["mt-2 flex"] }' },
  ];
  expect((await add(sources)).asked).toEqual(['flex', 'look', 'mt-2']);
});

it('gives them to the program, which stays as strict as it was', async () => {
  const { files } = await add([], '"use strict";return (function () { return this; })();');
  expect(files.at(-1)).toEqual({ path: '__utilities.css', kind: 'style', code: '.flex{}' });
  const required: string[] = [];
  const run = new Function('require', files[0]!.code);
  expect(run((request: string) => required.push(request))).toBeUndefined();
  expect(required).toEqual(['./__utilities.css']);
});
