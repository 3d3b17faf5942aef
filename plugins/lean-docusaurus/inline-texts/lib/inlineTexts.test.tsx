import fs from 'node:fs';
import path from 'node:path';
import { getSwcLoaderOptions } from '@docusaurus/faster';
import { transformSync, type Options } from '@swc/core';
import * as fc from 'fast-check';
import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { filesBelow } from '../../../support/filesBelow';
import { runModule } from '../../../support/runModule';
import { inlineTexts } from './inlineTexts';
import type { TextTable } from './readTable';

/** What Docusaurus's own client finds: the texts of the language. */
let table: Record<string, string> = {};
const mockTable = () => table;
jest.mock(
  '@generated/codeTranslations',
  () =>
    new Proxy(
      {},
      {
        // Of an id such as `toString`, which is none of the table's, Docusaurus would show what every object has.
        get: (_target, id) =>
          typeof id === 'string' && Object.hasOwn(mockTable(), id) ? mockTable()[id] : undefined,
        has: () => true,
      },
    ),
  { virtual: true },
);
jest.mock(
  '@docusaurus/Interpolate',
  () => jest.requireActual<object>('@docusaurus/core/lib/client/exports/Interpolate'),
  { virtual: true },
);

/** Compiles TypeScript with elements as Docusaurus does, to what the loader gets. */
function compile(source: string): string {
  const { jsc } = getSwcLoaderOptions({ isServer: true, bundlerName: 'rspack' }) as Options;
  return transformSync(source, { jsc: { ...jsc, target: 'es2022' }, filename: 'module.tsx' }).code;
}

/** Runs a module. @returns what it exports as `said`, and which of Docusaurus's modules it imports */
function run(source: string): { said: unknown; asked: string[] } {
  const asked: string[] = [];
  const { said } = runModule<{ said?: unknown }>(source, (name) => {
    if (!name.startsWith('@docusaurus/')) return require(name) as unknown;
    asked.push(name);
    return jest.requireActual<object>(
      name.replace('@docusaurus', '@docusaurus/core/lib/client/exports'),
    );
  });
  return { said, asked };
}

/** What a reader sees of a text or of an element. */
const shown = (said: unknown): string =>
  isValidElement(said) || Array.isArray(said)
    ? renderToStaticMarkup(createElement('p', null, said as ReactNode))
    : JSON.stringify(said);

const imports = "import Translate, { translate } from '@docusaurus/Translate';\n";

/** Puts the texts of a table into a module that exports `said`. @returns the module, what it shows, and what it does without */
function inlined(body: string, texts: TextTable, head = imports) {
  const source = compile(`${head}${body}`);
  table = { ...texts };
  const stock = shown(run(source).said);
  const code = inlineTexts(source, texts);
  // Nobody is there to ask.
  table = {};
  const lean = run(code);
  return { code, asked: lean.asked, shown: shown(lean.said), stock };
}

const chinese = {
  'tabs.title': '标签 "tabs" \\ 及其\n用法',
  'tabs.count': '{name} 的 {count} 个标签',
  'tabs.plural': '一个标签|{count} 个标签',
  'Save it': '保存',
};

it.each([
  [
    'a text',
    "export const said = translate({ id: 'tabs.title', message: 'Tabs', description: 'Heading' });",
  ],
  [
    'a text without placeholders of its own',
    "export const said = translate({ id: 'tabs.count', message: '{name}: {count}' });",
  ],
  ['a text by its message', "export const said = translate({ message: 'Save it' });"],
  [
    'a text without Chinese',
    "export const said = translate({ id: 'tabs.new', message: 'New tab' });",
  ],
  [
    'a text by its id alone',
    "export const said = [translate({ id: 'tabs.title' }), translate({ id: 'tabs.none' })];",
  ],
  [
    'a name that every object has',
    "export const said = translate({ id: 'a.b', message: 'constructor' });",
  ],
  [
    'template literals and sums',
    "export const said = translate({ id: `tabs.title`, message: 'Ta' + `b` + ('s'), description: 'a ' + 'b' });",
  ],
  [
    'quoted fields in another order',
    "export const said = translate({ 'description': 'x', 'message': 'y', 'id': 'tabs.title' });",
  ],
  [
    'forms of a plural',
    "export const said = translate({ id: 'tabs.plural', message: 'One tab|{count} tabs' }).split('|')[1];",
  ],
  [
    'two texts side by side',
    "export const said = <>{translate({ id: 'tabs.title', message: 'Tabs' })} {translate({ message: 'Save it' })}</>;",
  ],
])('leaves of %s nothing but the text', (_what, body) => {
  const made = inlined(body, chinese);
  expect(made.shown).toBe(made.stock);
  expect(made.asked).toEqual([]);
  expect(made.code).not.toMatch(/translate|description|tabs\.title/);
});

it.each([
  [
    'a text',
    "export const said = translate({ id: 'tabs.count', message: '{name}: {count}' }, { name: 'A', count: 3 });",
  ],
  [
    'a text with an element',
    "export const said = translate({ id: 'tabs.count', message: '{name}: {count}' }, { name: <b>A</b>, count: 3 });",
  ],
  [
    'a text without all of them',
    "export const said = translate({ id: 'tabs.count', message: '{name}: {count}' }, { name: 'A' });",
  ],
  [
    'a text within a text',
    "export const said = translate({ id: 'tabs.count', message: '{name}' }, { name: translate({ message: 'Save it' }), count: translate({ id: 'tabs.plural', message: '{count}' }, { count: 2 }) });",
  ],
  ['an element', '<Translate id="tabs.title" description="Heading">Tabs</Translate>'],
  [
    'an element of several lines',
    '<Translate\n id="tabs.new"\n description="A &quot;tab&quot;"\n>\n  More than\n  one line\n</Translate>',
  ],
  [
    'an element with values',
    "<Translate id=\"tabs.count\" values={{ name: 'A', count: <b>3</b> }}>\n  {'{name}: {count}'}\n</Translate>",
  ],
  [
    'an element with values behind the text',
    '<Translate values={{ name: <Translate id="tabs.title">Tabs</Translate>, count: 1 }} id="tabs.count">{`{name}: {count}`}</Translate>',
  ],
  ['an element without a text', '<Translate id="tabs.title" />'],
  ['an element of a list', '[<Translate key="a" id="tabs.title">Tabs</Translate>]'],
  [
    'an element in a text',
    "translate({ id: 'tabs.count', message: '{name}' }, { name: <Translate id=\"tabs.title\">Tabs</Translate> })",
  ],
])('puts values into %s as Docusaurus does, without its table', (_what, body) => {
  const made = inlined(body.startsWith('export') ? body : `export const said = ${body};`, chinese);
  expect(made.shown).toBe(made.stock);
  expect(made.asked).toEqual(['@docusaurus/Interpolate']);
  expect(made.code).not.toMatch(/description|tabs\.\w/);
});

it.each([
  [
    'an id that is not written out',
    "const id = 'tabs.title';\nexport const said = translate({ id, message: 'Tabs' });",
  ],
  [
    'an id that depends',
    "export const said = [1].map((n) => translate({ id: `tabs.${n ? 'title' : 'x'}`, message: 'Tabs' }));",
  ],
  [
    'a message that is not written out',
    "export const said = translate({ id: 'tabs.title', message: String('Tabs') });",
  ],
  [
    'fields from elsewhere',
    "const text = { id: 'tabs.title' };\nexport const said = translate({ ...text, message: 'Tabs' });",
  ],
  [
    'a text from elsewhere',
    "const text = { id: 'tabs.title', message: 'Tabs' };\nexport const said = translate(text);",
  ],
  [
    'the function as a value',
    "export const said = [{ id: 'tabs.title', message: 'Tabs' }].map((text) => translate(text));\nexport { translate };",
  ],
  [
    'a function of the same name',
    "const call = (translate: (text: object) => string) => translate({ id: 'tabs.title', message: 'Tabs' });\nexport const said = call(() => 'own') + translate({ message: 'Save it' });",
  ],
  [
    'a field of that name in short',
    "const texts = { translate };\nexport const said = texts.translate({ id: 'tabs.title', message: 'Tabs' });",
  ],
  [
    'an element with fields from elsewhere',
    "const text = { id: 'tabs.title' };\nexport const said = <Translate {...text}>Tabs</Translate>;",
  ],
  [
    'an element with an id that is not written out',
    "const id = 'tabs.title';\nexport const said = <Translate id={id}>Tabs</Translate>;",
  ],
  [
    'the element as a value',
    'const Text = Translate;\nexport const said = <Text id="tabs.title">Tabs</Text>;',
  ],
  [
    'an element that is made otherwise',
    "import { createElement } from 'react';\nexport const said = createElement(Translate, { id: 'tabs.title' }, 'Tabs');",
  ],
])('leaves a module with %s as it is, and its other texts too', (_what, body) => {
  const also = "\nexport const other = translate({ message: 'Save it' });";
  const source = compile(`${imports}${body}${also}`);
  expect(inlineTexts(source, chinese)).toBe(source);
  table = chinese;
  // It is one that runs, and gets its texts as before.
  expect(shown(run(source).said)).toMatch(/标签|own/);
});

it.each([
  ["import { translate as t, default as T } from '@docusaurus/Translate';\n"],
  [
    "import T from '@docusaurus/Translate';\nimport { translate as t } from '@docusaurus/Translate';\n",
  ],
])('knows texts by other names: %j', (head) => {
  const body = `const translate = { translate: 'none' };
class Move { translate() { return translate.translate; } }
export const said = <>{t({ id: 'tabs.title', message: 'Tabs' })}{new Move().translate()}
  {t({ message: 'Save it' }, {})}<T id="tabs.plural">One</T></>;`;
  const made = inlined(body, chinese, head);
  expect(made.shown).toBe(made.stock);
  expect(made.shown).toContain('none');
  expect(made.asked).not.toContain('@docusaurus/Translate');
});

it.each([
  [
    "import * as texts from '@docusaurus/Translate';\nexport const said = texts.translate({ message: 'Save it' });",
  ],
  ["export { translate } from '@docusaurus/Translate';"],
  ["export const said = import('@docusaurus/Translate');"],
  ["export const said = 'of @docusaurus/Translate';"],
])('leaves what names the module otherwise: %j', (source) => {
  const compiled = compile(source);
  expect(inlineTexts(compiled, chinese)).toBe(compiled);
});

it('leaves other modules alone', () => {
  const source =
    "import { translate } from './move';\nexport const said = translate({ id: 'tabs.title' });\n";
  expect(inlineTexts(source, chinese)).toBe(source);
});

it('shows what Docusaurus shows, whatever the texts are', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\w{} |<>&"'`\\$\u2028标签-]{0,12}$/u),
    fc.constantFrom('', '{a}', '{a}{b}', '{ a }', '</script>', 'use strict', 'toString'),
  );
  const id = fc.option(fc.constantFrom('a.b', 'a', ''), { nil: undefined });
  const literal = (text: string) => JSON.stringify(text);
  fc.assert(
    fc.property(id, word, word, fc.boolean(), fc.boolean(), (key, message, text, isKnown, has) => {
      const texts = isKnown ? Object.fromEntries([[key ?? message, text]]) : {};
      const fields = [
        ...(key === undefined ? [] : [`id: ${literal(key)}`]),
        `message: ${literal(message)}`,
      ];
      const values = has ? '{ a: 1, b: <i>2</i> }' : '';
      const made = inlined(
        `export const said = [
          translate({ ${fields.join(', ')} }${values && `, ${values}`}),
          <Translate key="t" ${key === undefined ? '' : `id={${literal(key)}}`} ${values && `values={${values}}`}>{${literal(message)}}</Translate>,
        ];`,
        texts,
      );
      expect(made.shown).toBe(made.stock);
      expect(made.asked).toEqual(['@docusaurus/Interpolate']);
    }),
    { numRuns: 200 },
  );
});

it('finds written out whatever the installed themes ask for, so that none brings the table', () => {
  const packages = path.resolve(__dirname, '../../../../node_modules/@docusaurus');
  const asking = ['core/lib/client', 'theme-classic/lib/theme', 'theme-common/lib']
    .flatMap((folder) => filesBelow(path.join(packages, folder)))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, source: fs.readFileSync(file, 'utf8') }))
    .filter(({ source }) => source.includes("from '@docusaurus/Translate'"));
  expect(asking.length).toBeGreaterThan(40);
  const left = asking.filter(({ source }) =>
    inlineTexts(compile(source), {}).includes('@docusaurus/Translate'),
  );
  expect(left.map(({ file }) => file)).toEqual([]);
});
