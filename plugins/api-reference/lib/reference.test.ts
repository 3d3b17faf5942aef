import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { pageTrees } from '../../../config/page-tree';
import { redirects } from '../../../config/redirects';
import type { ApiComponent } from '../../../src/api/rules/types';
import { sourceFileOf } from '../../../src/navigation/rules/tree/locatePage';
import { seeded } from '../../../tests/support/seeded';
import { pageAnchors } from '../../page-tree/lib/pageAnchors';
import { readText } from '../../support/readText';
import { cachedReference } from './cachedReference';
import type { Reference } from './compileReference';
import { createLinkResolver } from './createLinkResolver';
import { missingPages } from './missingPages';
import { findAnchor } from './pages/findAnchor';
import { modelAnchors } from './pages/modelAnchors';
import { moveHtml } from './pages/movePage';
import { reasonWithout } from './notDocumented';
import { apiProducts } from './products';
import { referencePages } from './referencePages';

/** The reference of the installed packages, compiled once and held against the packages themselves. */

const site = path.resolve(__dirname, '../../..');
const names = apiProducts.flatMap(({ libraries }) => libraries.map(({ name }) => name));
const pages = referencePages(Object.values(pageTrees));
const seed = Number(process.env.API_SEED ?? Date.now() % 100_000);

let reference: Reference;
jest.setTimeout(180_000);

beforeAll(() => {
  reference = cachedReference({
    siteDir: site,
    libraries: Object.fromEntries(names.map((name) => [name, name])),
    pages,
    resolveLink: createLinkResolver(redirects, pageTrees),
    salt: JSON.stringify([redirects, pageTrees]),
  });
  console.info(
    `API_SEED=${seed}, ${reference.models.length} models, ${reference.exports.length} exports`,
  );
});

/** Components in a seeded order, one package after the other, so that the first ones are of all packages. */
function shuffled(components: readonly ApiComponent[]): ApiComponent[] {
  const next = seeded(seed);
  const byPackage = new Map<string, { component: ApiComponent; order: number }[]>();
  for (const component of components) {
    const name = component.imports[0]!.package;
    byPackage.set(name, [...(byPackage.get(name) ?? []), { component, order: next() }]);
  }
  const queues = [...byPackage.values()].map((list) => list.sort((a, b) => a.order - b.order));
  const result: ApiComponent[] = [];
  for (let at = 0; queues.some((list) => at < list.length); at += 1) {
    for (const list of queues) if (list[at]) result.push(list[at]!.component);
  }
  return result;
}

const components = () =>
  reference.models.filter((model): model is ApiComponent => model.kind === 'component');
const documented = ({ props, inherited }: ApiComponent) => [
  ...props,
  ...inherited.flatMap(({ members }) => members),
];

test('every page of the trees has a model, every model something to show', () => {
  expect(pages.length).toBeGreaterThan(342);
  expect(reference.models.map(({ pathname }) => pathname)).toEqual(
    pages.map(({ pathname }) => pathname),
  );
  const addresses = new Set(pages.map(({ pathname }) => pathname));
  expect(addresses.size).toBe(pages.length);
});

test('every component and hook that the packages export has a page, or a reason to have none', () => {
  const missing = missingPages(reference.exports);
  expect(reference.exports.length).toBeGreaterThan(500);
  if (missing.length > 0) {
    throw new Error(
      `Of ${reference.exports.length} exports ${missing.length} have no page: ${missing
        .map(({ name, library }) => `${library} ${name}`)
        .join(', ')}. Add nodes to config/page-tree, or a reason to notDocumented.ts.`,
    );
  }
});

test('a reason is for an export that exists', () => {
  expect(reasonWithout('@mui/x-data-grid', 'GridSearchIcon')).toContain('icon');
  expect(reasonWithout('@mui/x-data-grid', 'GridToolbar')).toBeUndefined();
  expect(reference.exports.filter(({ reason }) => reason).length).toBeGreaterThan(20);
});

test('no type is too long, no text holds raw HTML or an unknown link', () => {
  const members = components().flatMap((model) =>
    documented(model).map(({ name, type, description }) => ({
      name: `${model.name}.${name}`,
      text: type.parts.map((part) => (typeof part === 'string' ? part : part.name)).join(''),
      description,
    })),
  );
  expect(members.length).toBeGreaterThan(5000);
  const bad = members.filter(
    ({ text, description }) =>
      text.length > 610 ||
      /import\(|\bunresolved\b|^$/.test(text) ||
      /<(script|img|iframe|style)\b|href="(?!https:|\/|#)/.test(description),
  );
  expect(bad).toEqual([]);
});

test('a link to what a page of this site has keeps the heading or row that it names', () => {
  const rows = new Map(reference.models.map((model) => [model.pathname, model]));
  const ids = (pathname: string): Set<string> | undefined => {
    const file = path.join(site, sourceFileOf(pathname));
    if (!fs.existsSync(file)) return undefined;
    const model = rows.get(pathname);
    return new Set([...pageAnchors(readText(file, file)), ...(model ? modelAnchors(model) : [])]);
  };
  const links = [
    ...JSON.stringify(reference.models).matchAll(
      /<a href=\\"(\/[^"#?\\]*)\/(?:#([^"\\]+))?\\"(?: title=\\"[^"]*\\")? data-from=\\"([^"\\]+)\\">/g,
    ),
  ].map(([html, pathname = '', fragment, from = '']) => ({ html, pathname, fragment, from }));
  expect(links.length).toBeGreaterThan(700);
  const counts = { page: 0, heading: 0, lost: new Set<string>(), unwritten: new Set<string>() };
  for (const { html, pathname, fragment, from } of links) {
    const known = ids(pathname);
    const moved = moveHtml(
      `${html.replaceAll('\\"', '"')}it</a>`,
      (path) => (known ? `${path}/` : undefined),
      (_path, name) => findAnchor(known ?? new Set(), name),
    );
    if (!known) {
      expect(moved).toBe(`<a href="${from}">it</a>`);
      counts.unwritten.add(pathname);
    } else if (fragment && moved.includes('#')) counts.heading += 1;
    else {
      counts.page += 1;
      if (fragment) counts.lost.add(`${pathname}#${fragment}`);
    }
  }
  console.info(
    `${links.length} links of comments to pages of this site: ${counts.heading} to a heading or row, ${counts.page} to a page, the rest to ${[...counts.unwritten].join(', ')}, which nobody has written; without its heading: ${[...counts.lost].join(', ')}`,
  );
  expect(counts.heading).toBeGreaterThan(100);
  expect(counts.lost.size).toBeLessThan(20);
});

test('types link to pages that exist', () => {
  const known = new Set(pages.map(({ pathname }) => pathname));
  const links = [...JSON.stringify(reference.models).matchAll(/"pathname":"([^"]+)"/g)].map(
    ([, pathname]) => pathname!,
  );
  expect(links.length).toBeGreaterThan(2000);
  expect(links.filter((link) => !known.has(link) && link !== '/system/properties')).toEqual([]);
});

/** A component whose props depend on its type argument: React's type takes one branch of two. */
const branching = 'ThemeProvider';

/** What TypeScript accepts for a component. */
interface Accepted {
  /** Names of its props; undefined where any name fits. */
  names: string[] | undefined;
  /** Those whose comment keeps them from readers. */
  hidden: Set<string>;
}

/** The props that TypeScript accepts for each component, from a file that asks for them. */
function acceptedProps(asked: readonly ApiComponent[]): Map<ApiComponent, Accepted> {
  const lines = asked.map(({ imports: [first] }, at) =>
    first!.name === 'default'
      ? `import C${at} from '${first!.from}';`
      : `import { ${first!.name} as C${at} } from '${first!.from}';`,
  );
  const probe = `import * as React from 'react';
${lines.join('\n')}
type Keys<T> = T extends unknown ? keyof T : never;
type Props<C> = C extends React.JSXElementConstructor<infer P> ? Keys<P> : never;
type Accepted<C> = Exclude<Props<C>, 'key' | 'ref'>;
${asked.map((_, at) => `export type P${at} = Accepted<typeof C${at}>; export type T${at} = typeof C${at}; export type A${at} = React.ComponentProps<T${at}>;`).join('\n')}
`;
  const file = path.join(site, '__probe.tsx');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? probe : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, probe, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  const errors = program.getSemanticDiagnostics(source);
  expect(
    errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  ).toEqual([]);
  const found = new Map<ApiComponent, Accepted>();
  const exported = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(source)!)
      .map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]),
  );
  const takesProps = (name: string) =>
    exported
      .get(name)!
      .getCallSignatures()
      .some(({ typeParameters, parameters }) => typeParameters && parameters.length > 0);
  for (const [at, component] of asked.entries()) {
    const type = exported.get(`P${at}`)!;
    const members = type.isUnion() ? type.types : [type];
    // An index signature makes every name fit: there is no list to compare.
    const open = members.some(
      ({ flags }) => flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral),
    );
    const names = members.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
    // React's own type looks at the last overload alone; `component` is in another one.
    const takesComponent = exported
      .get(`T${at}`)!
      .getCallSignatures()
      .some(
        ({ parameters: [props] }) =>
          props && checker.getTypeOfSymbol(props).getProperty('component'),
      );
    if (takesComponent) names.push('component');
    // Of some generic functions React's type knows nothing at all: it is no list either.
    const none = (type.flags & ts.TypeFlags.Never) !== 0 && takesProps(`T${at}`);
    const hidden = checker
      .getPropertiesOfType(exported.get(`A${at}`)!)
      .filter((prop) =>
        prop.getJsDocTags(checker).some(({ name }) => name === 'ignore' || name === 'internal'),
      );
    found.set(component, {
      names: open || none ? undefined : [...new Set(names)].sort(),
      hidden: new Set(hidden.map(({ name }) => name)),
    });
  }
  return found;
}

test('the props of ten components are those that TypeScript accepts', () => {
  const candidates = components().filter(({ name }) => name !== branching);
  const accepted = acceptedProps(shuffled(candidates).slice(0, 24));
  const closed = [...accepted].filter(([, { names: all }]) => all !== undefined).slice(0, 10);
  expect(closed).toHaveLength(10);
  const packages = new Set(closed.map(([{ imports }]) => imports[0]!.package));
  console.info(`props of ${closed.map(([{ name }]) => name).join(', ')}`);
  expect(packages.size).toBeGreaterThan(5);
  for (const [component, { names: all, hidden }] of closed) {
    const shown = [
      ...documented(component).map(({ name }) => name),
      ...(component.native?.groups.flatMap((group) => group.names) ?? []),
    ].sort();
    const props = all!.filter((name) => !hidden.has(name) || shown.includes(name));
    expect({ name: component.name, props: shown }).toEqual({ name: component.name, props });
  }
});

/** Defaults in the comments of `propTypes` in a component's published script; undefined if it has none. */
function publishedDefaults(component: ApiComponent): Map<string, string | undefined> | undefined {
  const inside = /\/src\/(.+)$/.exec(component.source ?? '')?.[1];
  const owner = component.imports[0]!.package;
  const script =
    inside && path.join(site, 'node_modules', owner, 'esm', inside, `${component.name}.js`);
  if (!script || !fs.existsSync(script)) return undefined;
  const text = fs.readFileSync(script, 'utf8');
  const source = ts.createSourceFile(script, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  let object: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node) => {
    if (
      ts.isBinaryExpression(node) &&
      node.left
        .getText(source)
        .replace(/\/\*[^]*?\*\//g, '')
        .trim() === `${component.name}.propTypes` &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      object = node.right;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (!object) return undefined;
  const defaults = new Map<string, string | undefined>();
  for (const property of object.properties) {
    const comment = (ts.getLeadingCommentRanges(text, property.getFullStart()) ?? [])
      .map(({ pos, end }) => text.slice(pos, end))
      .filter((one) => one.startsWith('/**'))
      .at(-1);
    if (!comment) continue;
    const lines = comment
      .replace(/^\/\*\*|\*\/$/g, '')
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''));
    const from = lines.findIndex((line) => line.startsWith('@default'));
    const rest = lines.slice(from + 1);
    const to = rest.findIndex((line) => /^\s*\*?\s*@\w/.test(line));
    const value =
      from < 0
        ? undefined
        : [lines[from]!.slice('@default'.length), ...rest.slice(0, to < 0 ? rest.length : to)]
            .join('\n')
            .trim();
    defaults.set((property.name as ts.Identifier | ts.StringLiteral).text, value);
  }
  return defaults;
}

/** Defaults whose two comments differ in the packages: the declaration is the newer one. */
const outdated = new Set(['ChartContainerPro.colors']);

test('the defaults of ten components are those of their published propTypes', () => {
  const chosen = shuffled(components())
    .map((component) => ({ component, defaults: publishedDefaults(component) }))
    .filter(({ defaults }) => [...(defaults?.values() ?? [])].some(Boolean))
    .slice(0, 10);
  expect(chosen).toHaveLength(10);
  let compared = 0;
  for (const { component, defaults } of chosen) {
    const shown = documented(component);
    for (const [prop, value] of defaults!) {
      const member = shown.find(({ name }) => name === prop);
      // What a comment here does not say, that of the part that declares the prop may say.
      if (!member || value === undefined || outdated.has(`${component.name}.${prop}`)) continue;
      compared += 1;
      expect({ name: `${component.name}.${prop}`, default: member.default }).toEqual({
        name: `${component.name}.${prop}`,
        default: value,
      });
    }
  }
  console.info(
    `defaults of ${compared} props: ${chosen.map(({ component }) => component.name).join(', ')}`,
  );
  expect(compared).toBeGreaterThan(20);
});
