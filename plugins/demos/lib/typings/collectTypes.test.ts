import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectTypes } from './collectTypes';

let site: string;

const write = (file: string, text: string) => {
  const target = path.join(site, 'node_modules', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
};

beforeEach(() => {
  site = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'types-')));
  write(
    'box/package.json',
    '{ "name": "box", "version": "1.0.0", "description": "A box.", "exports": { ".": { "types": "./box.d.ts" }, "./*": { "types": "./*/index.d.ts" } } }',
  );
  write(
    'box/box.d.ts',
    "import type { Wood } from 'wood';\nexport * from './lid';\n/** Wooden. */\nexport interface Box { wood: Wood }\n",
  );
  write('box/lid/index.d.ts', 'export declare const lid: string;\n');
  write('box/unused/index.d.ts', 'export declare const unused: string;\n');
  write('@types/wood/package.json', '{ "name": "@types/wood", "types": "index.d.ts" }');
  write('@types/wood/index.d.ts', "export type Wood = 'oak' | 'pine';\n");
});
afterEach(() => fs.rmSync(site, { recursive: true }));

it('takes what the compiler reads, without comments, and says what names what', () => {
  const { packages } = collectTypes(site, ['box', 'box/lid']);
  expect(packages).toEqual({
    box: {
      files: {
        '/node_modules/box/box.d.ts':
          "import type { Wood } from 'wood';\nexport * from './lid';\nexport interface Box { wood: Wood }",
        '/node_modules/box/lid/index.d.ts': 'export declare const lid: string;',
        '/node_modules/box/package.json':
          '{"name":"box","version":"1.0.0","exports":{".":{"types":"./box.d.ts"},"./*":{"types":"./*/index.d.ts"}}}',
      },
      needs: ['wood'],
    },
    wood: {
      files: {
        '/node_modules/@types/wood/index.d.ts': "export type Wood = 'oak' | 'pine';",
        '/node_modules/@types/wood/package.json': '{"name":"@types/wood","types":"index.d.ts"}',
      },
      needs: [],
    },
  });
});

it('takes the language and the browser from the compiler', () => {
  const names = Object.keys(collectTypes(site, ['box']).language);
  expect(names).toEqual(
    expect.arrayContaining([
      '/node_modules/typescript/lib/lib.es2023.d.ts',
      '/node_modules/typescript/lib/lib.dom.d.ts',
    ]),
  );
  expect(names.filter((name) => name.includes('webworker'))).toEqual([]);
});
