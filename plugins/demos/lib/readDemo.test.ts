import { makeFolder, type TestFolder } from '../../../tests/support/makeFolder';
import { readDemo } from './readDemo';

const packages = new Set(['react']);
let folder: string;
let write: TestFolder['write'];
beforeEach(() => {
  ({ path: folder, write } = makeFolder());
});

it('reads the demo first, then the modules of its folder, each once', async () => {
  const demo = write(
    'Demo.tsx',
    "import { rows } from './rows';\nimport { a } from './a';\nexport default () => null;\n",
  );
  write('rows.ts', "import { a } from './a';\nexport const rows = [];\n");
  write('a.ts', 'export const a = 1;\n');
  const files = await readDemo(demo, folder, packages);
  expect(files.map(({ name }) => name)).toEqual(['Demo.tsx', 'rows.ts', 'a.ts']);
});

it('names file, line and reason of every fault, also in a module beside the demo', async () => {
  const demo = write(
    'Demo.tsx',
    "import { rows } from './rows';\nimport './gone';\nconst a = 1;\n",
  );
  write('rows.ts', "import x from '@site/config';\n");
  await expect(readDemo(demo, folder, packages)).rejects.toThrow(
    /Demo\.tsx:1:1 has no default export[^]*Demo\.tsx:2:8 imports "\.\/gone", which is not there[^]*rows\.ts:1:15 imports the site's own "@site\/config"/,
  );
});

/** A demo that is good but for what it begins with. */
const beginning = (head: string) => `${head}\nexport default () => null;\n`;

it('reads data, scripts, pictures and the folders beside a demo, each by its path', async () => {
  const demo = write(
    'Demo.tsx',
    beginning(
      "import rows from './rows.json';\nimport mark from './mark.svg';\nimport { sum } from './sum';\nimport { Row } from './parts';\nimport { Label } from './Label';\nimport './Demo.css';",
    ),
  );
  write('rows.json', '[1, 2]\n');
  write('mark.svg', '<svg/>\n');
  write('sum.js', 'export const sum = (a, b) => a + b;\n');
  write('Label.jsx', 'export const Label = () => <i />;\n');
  write('parts/index.ts', "export { Row } from './Row';\n");
  write(
    'parts/Row.tsx',
    "import { sum } from '../sum';\nexport const Row = () => <b>{sum(1, 2)}</b>;\n",
  );
  write('Demo.css', '.demo-row {\n  color: red;\n}\n');
  const files = await readDemo(demo, folder, packages);
  expect(files.map(({ name }) => name)).toEqual([
    ...['Demo.tsx', 'rows.json', 'mark.svg', 'sum.js', 'parts/index.ts', 'Label.jsx', 'Demo.css'],
    'parts/Row.tsx',
  ]);
});

it.each<[string, string, Record<string, string | Buffer>, RegExp]>([
  [
    'a picture',
    "import a from './a.png';",
    { 'a.png': Buffer.from([137, 80]) },
    /Demo\.tsx:1:15 imports "\.\/a\.png", which is a picture that is no text/,
  ],
  [
    'a text',
    "import a from './a.txt?raw';",
    { 'a.txt': 'a' },
    /Demo\.tsx:1:15 imports "\.\/a\.txt\?raw", which asks with "\?raw"/,
  ],
  [
    'a CSS module',
    "import a from './a.module.css';",
    { 'a.module.css': '.a {}' },
    /which is a CSS module/,
  ],
  [
    'broken data',
    "import a from './a.json';",
    { 'a.json': '{\n  "a": 1,\n}' },
    /a\.json:3:1 is no JSON/,
  ],
  [
    'data that Node calls broken without a place',
    "import a from './a.json';",
    { 'a.json': '{\n  "a": \'b\'\n}' },
    /a\.json:2:8 is no JSON: "'b'" stands where a value should be/,
  ],
  [
    'JSX in a plain script',
    "import a from './a';",
    { 'a.js': 'export default (\n  <b />\n);' },
    /a\.js:2:3 has JSX/,
  ],
  [
    'types in a plain script',
    "import a from './a';",
    { 'a.jsx': 'export default 1;\nconst a: string = "";' },
    /a\.jsx:2:8 has types/,
  ],
  [
    'a plain script of the site',
    "import a from './a';",
    { 'a.js': "import b from '@site/b';" },
    /a\.js:1:15 imports the site's own/,
  ],
  [
    'two files that are one in JavaScript',
    "import a from './a';\nimport b from './a.js';",
    { 'a.ts': 'export default 1;', 'a.js': '' },
    /may mean a\.ts or a\.js/,
  ],
  [
    'two that are one when shown',
    "import a from './a';\nimport b from './b';",
    {
      'a.ts': "export { default } from './b';",
      'b.ts': "export { default } from './a.js';",
      'a.js': 'export default 1;',
    },
    /may mean|have one name in JavaScript, a\.js/,
  ],
  [
    'what is outside of its folder, from a folder below',
    "import './parts';",
    { 'parts/index.ts': "import '../../b';" },
    /parts\/index\.ts:1:8 imports "\.\.\/\.\.\/b" from outside/,
  ],
  ['an enum', 'enum A { B }', {}, /Demo\.tsx:1:1 declares an enum/],
  ['a namespace', 'namespace A { export const b = 1; }', {}, /Demo\.tsx:1:1 declares a namespace/],
  [
    'a parameter that is a property',
    'class A { constructor(private a: string) {} }',
    {},
    /Demo\.tsx:1:23 has a parameter/,
  ],
  ['a decorator', '@a class B {}', {}, /Demo\.tsx:1:1 has a decorator/],
  ['an await outside of functions', 'const a = await b;', {}, /Demo\.tsx:1:11 awaits outside/],
  ['a loop that awaits', 'for await (const a of b) {}', {}, /Demo\.tsx:1:1 awaits outside/],
  ['require', "const a = require('react');", {}, /Demo\.tsx:1:11 calls require/],
  [
    'an enum in a module beside it',
    "import './a';",
    { 'a.ts': '\nexport enum A {}' },
    /a\.ts:2:1 declares an enum/,
  ],
  [
    'Latin-1',
    "import './a';",
    { 'a.ts': Buffer.from('// Café', 'latin1') },
    /a\.ts:1:7 is no UTF-8/,
  ],
  ['UTF-16', "import './a';", { 'a.ts': Buffer.from('\ufeff// a', 'utf16le') }, /a\.ts is UTF-16/],
])('refuses %s and says where', async (_name, head, files, message) => {
  const demo = write('Demo.tsx', beginning(head));
  Object.entries(files).forEach(([name, text]) => write(name, text));
  await expect(readDemo(demo, folder, packages)).rejects.toThrow(message);
});

it.each([
  "'row 14'",
  'row14',
  'NaN',
  'undefined',
  '"row\t14"',
  '14 // of 20',
  '14,',
  '\n<<<<<<< HEAD',
])('says where data holds %j', async (value) => {
  const rows = Array.from({ length: 20 }, (_, id) => `  { "id": ${id} }`);
  rows[14] = `  { "id": ${value} }`;
  write('rows.json', `[\n${rows.join(',\n')}\n]\n`);
  const demo = write('Demo.tsx', beginning("import rows from './rows.json';"));
  const line = value.startsWith('\n') ? 17 : 16;
  await expect(readDemo(demo, folder, packages)).rejects.toThrow(
    new RegExp(`rows\\.json:${line}:\\d+ is no JSON: ".*" stands where .* should be`),
  );
});

it('refuses a class that Tailwind does not know, also in a part of the variant', async () => {
  const part = 'export const Part = () => <b className="mt-2 mtt-2" />;\n';
  write('Part.tsx', part);
  const own = beginning("import { Part } from './Part';\nPart();");
  const variant = write('Demo.tailwind.tsx', own);
  await expect(readDemo(variant, folder, packages)).rejects.toThrow(
    'Part.tsx:1:40 has the class "mtt-2", which is no utility of Tailwind',
  );
  await expect(readDemo(write('Demo.tsx', own), folder, packages)).resolves.toHaveLength(2);
});

it.each([
  'async function f() { await 1; for await (const a of []) a; }',
  'const f = async () => { await 1; };',
  'class A { static async f() { await 1; } }',
])('lets functions wait: %s', async (head) => {
  await expect(
    readDemo(write('Demo.tsx', beginning(head)), folder, packages),
  ).resolves.toHaveLength(1);
});
