import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createTypeService } from './typeService';

const lib = path.resolve(__dirname, '../../../node_modules/typescript/lib');
const language = Object.fromEntries(
  fs
    .readdirSync(lib)
    .filter((name) => /^lib\.(?:es|decorators|dom)[\w.]*\.d\.ts$/.test(name))
    .map((name) => [
      `/node_modules/typescript/lib/${name}`,
      fs.readFileSync(path.join(lib, name), 'utf8'),
    ]),
);
const react = {
  '/node_modules/@types/react/jsx-runtime.d.ts': `export namespace JSX {
  type Element = object;
  interface IntrinsicElements { p: { title?: string; children?: unknown } }
}`,
};
const box = {
  '/node_modules/box/package.json':
    '{ "name": "box", "exports": { "./*": { "types": "./*/index.d.ts" } } }',
  '/node_modules/box/lid/index.d.ts':
    'export default function Lid(props: { open: boolean }): object;',
};
const main = (text: string) => [{ name: 'Main.tsx', text }];

const service = createTypeService(ts);
service.add(language);
service.add(react);
service.add(box);

it('finds nothing where the types are right, packages, styles, pictures and data among them', () => {
  expect(
    service.check([
      {
        name: 'Main.tsx',
        text: `import Lid from 'box/lid';
import './main.css';
import names from './main.module.css';
import drawing from './drawing.svg';
import rows from './rows.json';
import { first } from './parts/first';
export default function Main() {
  return <p title={names.title + drawing + first.toUpperCase()}>{rows.map(({ id }) => id + 1)}<Lid open /></p>;
}`,
      },
      { name: 'parts/first.ts', text: "export const first = 'a';" },
      { name: 'rows.json', text: '[{ "id": 1 }]' },
      { name: 'main.css', text: 'p { color: red }' },
    ]),
  ).toEqual([]);
});

it('says what is wrong, and where', () => {
  expect(
    service.check(
      main(`import Lid from 'box/lid';
export default function Main() {
  return <Lid open="yes" />;
}`),
    ),
  ).toEqual([
    {
      name: 'Main.tsx',
      line: 3,
      column: 15,
      code: 2322,
      message: "Type 'string' is not assignable to type 'boolean'.",
    },
  ]);
});

it('goes on from what was there before', () => {
  const broken = 'export const count: number = "1";';
  expect(service.check(main(broken)).map(({ code }) => code)).toEqual([2322]);
  expect(service.check(main('export const count: number = 1;'))).toEqual([]);
  // In a file beside, and in one that is gone.
  const user = { name: 'User.tsx', text: "import { count } from './Main';\ncount.at(0);" };
  expect(service.check([...main('export const count = "1";'), user])).toEqual([]);
  const [found] = service.check([...main('export const count = 1;'), user]);
  expect(found).toMatchObject({ name: 'User.tsx', line: 2, code: 2339 });
  expect(service.check([user]).map(({ code }) => code)).toEqual([2307]);
});

it('takes types in later, when code asks for them', () => {
  const text = "import { wood } from 'wood';\nexport const oak: number = wood;";
  expect(service.check(main(text)).map(({ code }) => code)).toEqual([2307]);
  service.add({ '/node_modules/wood/index.d.ts': 'export declare const wood: number;' });
  expect(service.check(main(`${text}\n`))).toEqual([]);
});

it('speaks of what cannot be read alone', () => {
  const found = service.check(main('export const count: number = "1";\nexport const = 2;'));
  expect(found.every(({ code }) => code < 2000)).toBe(true);
  expect(found[0]).toMatchObject({ line: 2 });
});

it('leaves JavaScript alone', () => {
  expect(service.check([{ name: 'Main.js', text: 'null.x; a b' }])).toEqual([]);
});
