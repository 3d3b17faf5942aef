import path from 'node:path';
import { makeFolder, type TestFolder } from '../../../tests/support/makeFolder';
import { readStyledDemo } from './readStyledDemo';

const packages = new Set(['react']);
let folder: string;
let write: TestFolder['write'];
beforeEach(() => {
  ({ path: folder, write } = makeFolder());
});
const demo = (className: string, head = '') =>
  `${head}export default function Tags() {\n  return <p className="${className}" />;\n}\n`;
const read = () => readStyledDemo(path.join(folder, 'Tags.tsx'), folder, packages);

it('reads a demo with the variants that are there, and their stylesheets', async () => {
  const system = write('Tags.tsx', demo('a'));
  const variant = write('Tags.css.tsx', demo('tags', "import './Tags.css';\n"));
  const sheet = write('Tags.css', '.tags { color: red; }');
  const { files, dependencies, missing, utilities } = await read();
  expect(files.system.map(({ name }) => name)).toEqual(['Tags.tsx']);
  expect(files.css?.map(({ name }) => name)).toEqual(['Tags.css.tsx', 'Tags.css']);
  expect(dependencies).toEqual([system, variant, sheet]);
  expect(missing).toEqual([path.join(folder, 'Tags.tailwind.tsx')]);
  expect(utilities).toBeUndefined();
});

it('lets all demos of a page name the same sheet of utilities', async () => {
  write('Tags.tsx', demo('a'));
  write('Tags.tailwind.tsx', demo('p-4'));
  const first = write('A.tailwind.tsx', demo('p-2'));
  const { utilities, dependencies } = await read();
  expect(utilities).toBe(`${first}?demo-sheet`);
  expect(dependencies).toContain(first);
});

it.each([
  ['Tags.tailwind.tsx', 'export const a = 1;\n', /Tags\.tailwind\.tsx:1:1 has no default export/],
  [
    'Tags.tailwind.tsx',
    demo('p-4 bg-blu-500'),
    /Tags\.tailwind\.tsx:2:23 has the class "bg-blu-500", which is no utility of Tailwind/,
  ],
  [
    'Tags.css.tsx',
    demo('tags', "import './Gone.css';\n"),
    /Tags\.css\.tsx:1:8 imports "\.\/Gone\.css", which is not there/,
  ],
  [
    'Tags.css.tsx',
    demo('tags', "import './Bad.css';\n"),
    /Bad\.css:1:1 has a selector without a class of this demo/,
  ],
])('checks %s like a demo: %s', async (name, source, message) => {
  write('Tags.tsx', demo('a'));
  write('Bad.css', '.other { color: red; }');
  write(name, source);
  await expect(read()).rejects.toThrow(message);
});
