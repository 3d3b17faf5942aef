import fc from 'fast-check';
import { moduleImports } from './moduleImports';

const at = (source: string, file = 'Demo.tsx') =>
  moduleImports(source, file).map(({ specifier, typeOnly }) =>
    typeOnly ? `type ${specifier}` : specifier,
  );

it.each([
  ['a default import', "import React from 'react';"],
  ['a namespace', "import * as React from 'react';"],
  ['names', "import { useState } from 'react';"],
  ['a default import and a type', "import React, { type FC } from 'react';"],
  ['a type and a value', "import { type FC, useState } from 'react';"],
  ['a default import that is called type', "import type from 'react';"],
  ['a name that is called type', "import { type } from 'react';"],
  ['no name', "import {} from 'react';"],
  ['an effect', "import 'react';"],
  ['double quotes', 'import React from "react";'],
  ['no space', "import{useState}from'react'"],
  ['indentation', "\t  import 'react';"],
  ['several lines', "import {\n  useState,\n  useMemo,\n}\n  from\n  'react';"],
  ['comments inside', "import /* a */ React /* b */ from /* 'c' */ 'react' // d"],
  ['two on a line', "const a = 1; import 'react'"],
  ['attributes', "import React from 'react' with { type: 'json' };"],
  ['export of names', "export { useState } from 'react';"],
  ['export of a default', "export { default } from 'react';"],
  ['export of a value and a type', "export { type FC, useState } from 'react';"],
  ['export of nothing', "export {} from 'react';"],
  ['export of all', "export * from 'react';"],
  ['export of all as one', "export * as React from 'react';"],
  ['import equals', "import React = require('react');"],
  ['export import equals', "export import React = require('react');"],
  ['import()', "const load = () => import('react');"],
  ['import() with a template', 'const load = () => import(`react`);'],
  ['import() with a comment', "import(/* webpackChunkName: 'x' */ 'react')"],
  ['import() with attributes', "import('react', { with: { type: 'json' } })"],
  ['import() deep inside', 'const a = <B c={() => { if (d) void import("react"); }} />;'],
  ['require', "const React = require('react');"],
  ['require of a member', "const { useState } = require('react').default;"],
  ['require with a template', 'require(`react`)'],
  ['a carriage return', "import React from 'react';\r\nconst a = 1;\r\n"],
  ['a byte order mark', "\uFEFFimport React from 'react';"],
  ['a hashbang', "#!/usr/bin/env node\nimport React from 'react';"],
])('finds an import with %s', (_, source) => {
  expect(at(source)).toEqual(['react']);
});

it.each([
  ['import type', "import type { FC } from 'react';"],
  ['import type of a default', "import type FC from 'react';"],
  ['import type of a namespace', "import type * as React from 'react';"],
  ['only types among the names', "import { type FC, type ReactNode as Node } from 'react';"],
  ['export type', "export type { FC } from 'react';"],
  ['export type of all', "export type * from 'react';"],
  ['only types among exported names', "export { type FC } from 'react';"],
  ['import type equals', "import type React = require('react');"],
  ['import() in a type', "let a: import('react').FC;"],
  ['import() in an argument of a type', "let a: Array<import('react').FC<number>>;"],
  ['typeof import()', "type R = typeof import('react');"],
  ['a reference to types', '/// <reference types="react" />\nexport const a = 1;'],
  ['a module that is added to', "export {};\ndeclare module 'react' { interface A {} }"],
])('finds as type only: %s', (_, source) => {
  expect(at(source)).toEqual(['type react']);
});

it.each([
  ['a line comment', "// import 'react';"],
  ['a block comment', "/*\nimport 'react';\n*/"],
  ['a documentation comment', "/** @type {import('react').FC} */\nlet a;"],
  ['a string', 'const a = "import \'react\'";'],
  ['a template', "const a = `\nimport 'react';\n`;"],
  ['text', "const a = <p>\nimport 'react'; export * from 'react';\n</p>;"],
  ['a regular expression', "const a = /import 'react'/;"],
  ['a computed name', 'const load = (name: string) => import(name);'],
  ['a template with a hole', 'const load = (name: string) => import(`react/${name}`);'],
  ['a joined name', "import('re' + 'act');"],
  ['a method called require', "loader.require('react');"],
  ['a method called import', "loader.import('react');"],
  ['require without a name', 'require();'],
  ['an exported object', 'export { a };'],
  ['import.meta', 'const a = import.meta.url;'],
  ['an alias of a namespace', 'import A = B.C;'],
  ['an ambient module of a script', "declare module 'react' { const a: number; }"],
  ['a pattern of modules', "export {};\ndeclare module '*.svg' { const a: string; }"],
  ['an empty file', ''],
])('finds no import in %s', (_, source) => {
  expect(at(source)).toEqual([]);
});

it('takes imports inside a declared module and in a declaration file for types', () => {
  expect(at("declare module 'a' { import { B } from 'b'; export * from 'c'; }")).toEqual([
    'type b',
    'type c',
  ]);
  expect(at("import B from 'b';\nexport { C } from 'c';", 'types.d.ts')).toEqual([
    'type b',
    'type c',
  ]);
});

it('gives a specifier once, and as type only if it is that everywhere', () => {
  expect(
    at(
      "import type { A } from 'a';\nimport { type B } from 'b';\nimport b from 'b';\nexport type { C } from 'a';",
    ),
  ).toEqual(['type a', 'b']);
  expect(at("import a from 'a';\nimport type { B } from 'a';")).toEqual(['a']);
  expect(at("import a from 'a';\nimport b from 'a/b';\nimport './c';")).toEqual([
    'a',
    'a/b',
    './c',
  ]);
});

it.each(['a.ts', 'a.tsx', 'a.mts', 'a.cts', 'a.js', 'a.jsx', 'a.mjs', 'a.cjs', 'deep/A.TSX'])(
  'reads %s',
  (file) => {
    expect(at("import a from 'a';\nconst b = require('b');", file)).toEqual(['a', 'b']);
  },
);

it('knows that JavaScript may hold JSX and that TypeScript may assert with angle brackets', () => {
  expect(at("const a = <p>it's</p>;\nimport 'a';", 'a.js')).toEqual(['a']);
  expect(at("const a = <p>it's</p>;\nimport 'a';", 'a.jsx')).toEqual(['a']);
  expect(at("const a = <number>b;\nimport 'a';", 'a.ts')).toEqual(['a']);
});

it.each(['rows.json', 'README.md', 'a.scss', 'tsx', 'a.tsx.snap'])(
  'reads nothing in %s',
  (file) => {
    expect(at("import 'a';\n@import 'b';", file)).toEqual([]);
  },
);

it('reads what it can of a file that does not compile', () => {
  expect(at("import a from 'a';\nconst = ;\nimport b from 'b';")).toEqual(['a', 'b']);
});

it.each([
  ["@import 'a/b.css';", ['a/b.css']],
  ['@import "a/b.css";', ['a/b.css']],
  ['@import url(a/b.css);', ['a/b.css']],
  ['@import url("a/b.css") layer(base) supports(display: grid) screen;', ['a/b.css']],
  ["@import 'a';\n@import './b.css';\n@import 'a';\n.c { color: red }", ['a', './b.css']],
  ["/* @import 'a'; */ .b { content: \"@import 'c'\" }", []],
  [".a { background: url('b.png') }", []],
  ["@import 'a';\n.b { color: }}} ", ['a']],
  ['', []],
])('finds the imports of the stylesheet %j', (source, expected) => {
  expect(at(source, 'Demo.css')).toEqual(expected);
});

const gap = fc.constantFrom(' ', '\n', '\t', '\r\n', ' /* from "no" */ ', " // 'no'\n", '\n\n  ');
const quote = fc.constantFrom("'", '"');
const specifier = fc.stringMatching(/^(@[a-z]{1,6}\/)?[a-z]{2,8}(\/[A-Za-z]{1,6})?$/);
const statement = fc
  .tuple(
    specifier,
    quote,
    fc.array(gap, { minLength: 6, maxLength: 6 }),
    fc.constantFrom(
      'effect',
      'default',
      'names',
      'namespace',
      'export',
      'all',
      'dynamic',
      'require',
      'type',
      'typeName',
      'exportType',
    ),
  )
  .map(([name, mark, [a, b, c, d, e, f], form]) => {
    const text = `${mark}${name}${mark}`;
    const source = {
      effect: `import${a}${text}`,
      default: `import${a}A${b}from${c}${text}`,
      names: `import${a}{${b}A,${c}B${d}as${e}C${f}}from${a}${text}`,
      namespace: `import${a}*${b}as${c}A${d}from${e}${text}`,
      export: `export${a}{${b}A${c}}${d}from${e}${text}`,
      all: `export${a}*${b}from${c}${text}`,
      dynamic: `void import(${a}${text}${b})`,
      require: `void require(${a}${text}${b})`,
      type: `import type {${a}A${b}}${c}from${d}${text}`,
      typeName: `import${a}{${b}type A${c},${d}type B${e}}${f}from${a}${text}`,
      exportType: `export type {${a}A${b}}${c}from${d}${text}`,
    }[form];
    return { name, source, typeOnly: /type/i.test(form) };
  });
const noise = fc.constantFrom(
  "// import x from 'noise'\n",
  "/* export * from 'noise' */",
  'const s = "import \'noise\'";',
  "const t = `import 'noise'; require('noise')`;",
  "const j = <p>import 'noise';</p>;",
  'function f() { return <div title="require(\'noise\')" />; }',
  '\n\n',
);

it('finds exactly what is imported, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(statement, noise, gap)), (parts) => {
      const source = parts
        .map(([each, around, space]) => `${space}${each.source};${around}`)
        .join('\n');
      const expected = new Map<string, boolean>();
      for (const [{ name, typeOnly }] of parts) {
        expected.set(name, typeOnly && (expected.get(name) ?? true));
      }
      expect(moduleImports(source, 'Demo.tsx')).toEqual(
        [...expected].map(([name, typeOnly]) => ({ specifier: name, typeOnly })),
      );
    }),
    { numRuns: 500 },
  );
});

it('never fails, whatever the text', () => {
  const word = fc.constantFrom(
    'import',
    'export',
    'from',
    'type',
    '{',
    '}',
    '*',
    "'a'",
    '"b',
    '`c`',
    '(',
    ')',
    'require',
    '@import',
    'url(',
    ';',
    '\n',
    '<',
    '>',
    '/*',
    '//',
  );
  fc.assert(
    fc.property(
      fc.array(word).map((words) => words.join(' ')),
      fc.constantFrom('a.tsx', 'a.ts', 'a.jsx', 'a.css'),
      (source, file) => {
        expect(Array.isArray(moduleImports(source, file))).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
