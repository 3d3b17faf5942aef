import path from 'node:path';
import ts from 'typescript';
import { analyseDemo, declaredNames, type DemoAnalysis } from '../../demos/lib/analyseDemo';
import type { DemoProblem } from '../../demos/lib/demoProblem';
import { unwrap } from '../../support/unwrap';
import { checkLength } from './checkLength';
import type { LocalFault } from './types';

type Reason = keyof typeof why;

/** What a demo cannot use, called or not: a name in dots, with `*` for every member. */
const uses: Record<string, Reason> = {
  'console.*': 'writes to the console',
  'Math.random': 'is random',
  'crypto.randomUUID': 'is random',
  'crypto.getRandomValues': 'is random',
  'Date.now': 'reads the clock',
  'performance.now': 'reads the clock',
  'performance.timeOrigin': 'reads the clock',
  'Temporal.Now.*': 'reads the clock',
  'luxon.DateTime.now': 'reads the clock',
  'navigator.sendBeacon': 'uses the network',
  'document.cookie': 'uses a cookie',
};

/** What a demo cannot use while it renders; an effect or an event has no part in what the page shows at first. */
const storages = new Set(['localStorage', 'sessionStorage']);

/** Functions and classes that a demo cannot call: at all, or with fewer than so many arguments. `()` is what a call makes. */
const calls: Record<string, { reason: Reason; least?: number }> = {
  fetch: { reason: 'uses the network' },
  XMLHttpRequest: { reason: 'uses the network' },
  WebSocket: { reason: 'uses the network' },
  EventSource: { reason: 'uses the network' },
  Date: { reason: 'reads the clock', least: 1 },
  dayjs: { reason: 'reads the clock', least: 1 },
  'dayjs.utc': { reason: 'reads the clock', least: 1 },
  'dayjs.tz': { reason: 'reads the clock', least: 1 },
  moment: { reason: 'reads the clock', least: 1 },
  'moment.utc': { reason: 'reads the clock', least: 1 },
  // With one argument that is the time zone.
  'moment.tz': { reason: 'reads the clock', least: 2 },
  'luxon.DateTime.local': { reason: 'reads the clock', least: 1 },
  'luxon.DateTime.utc': { reason: 'reads the clock', least: 1 },
  'Intl.DateTimeFormat().format': { reason: 'reads the clock', least: 1 },
  'Intl.DateTimeFormat().formatToParts': { reason: 'reads the clock', least: 1 },
  'Intl.DateTimeFormat': { reason: 'depends on the language of the machine', least: 1 },
  'Intl.NumberFormat': { reason: 'depends on the language of the machine', least: 1 },
};

/** Methods of numbers, dates and arrays whose first argument is the language. */
const localeMethods = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);

const why = {
  'writes to the console': 'Readers who open the console look for messages of their own.',
  'is random': 'The page and the browser get different results, and so does every reader.',
  'reads the clock': 'The page is built at another time than it is read.',
  'uses the network': 'A demo runs without one, on every host.',
  'uses a cookie': 'The browser sends it to the site with every page, and all demos share it.',
  'reads the storage while it renders': 'The page is built where there is no storage.',
  'depends on the language of the machine':
    'The page is built on a machine with another language than that of the reader.',
};

const mends: Record<Reason, string> = {
  'writes to the console': 'Show it on the stage, or leave it out.',
  'is random': 'Use values that are written down, or a generator with a seed.',
  'reads the clock': 'Use a date that is written down.',
  'uses the network': 'Use data that is written down; a promise and a timer stand for a server.',
  'uses a cookie': 'Keep the value in the state of a component.',
  'reads the storage while it renders': 'Read it in an effect or an event handler.',
  'depends on the language of the machine': "Name the language, such as 'en-US'.",
};

/** The object and the name of a member; a name that is computed may be any. */
function memberOf(node: ts.Node): [ts.Expression, string] | undefined {
  if (ts.isPropertyAccessExpression(node)) return [node.expression, node.name.text];
  if (!ts.isElementAccessExpression(node)) return undefined;
  const name = node.argumentExpression;
  return [node.expression, ts.isStringLiteralLike(name) ? name.text : '*'];
}

/** A library of dates by the package that a file imports. */
function libraryOf(specifier: string): string | undefined {
  if (/^moment(-|$)/.test(specifier)) return 'moment';
  return ['dayjs', 'luxon'].find((name) => name === specifier);
}

/** Names that a file gives to what it imports from libraries of dates: `dayjs`, `luxon.DateTime`. */
function importedPaths(file: ts.SourceFile): Map<string, string> {
  const paths = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const library = libraryOf((statement.moduleSpecifier as ts.StringLiteral).text);
    const { name, namedBindings } = statement.importClause ?? {};
    if (library === undefined) continue;
    if (name) paths.set(name.text, library);
    if (!namedBindings) continue;
    if (ts.isNamespaceImport(namedBindings)) paths.set(namedBindings.name.text, library);
    else {
      for (const { name: own, propertyName = own } of namedBindings.elements) {
        const isDefault = propertyName.text === 'default';
        paths.set(own.text, isDefault ? library : `${library}.${propertyName.text}`);
      }
    }
  }
  return paths;
}

const roots = new Set(['window', 'globalThis', 'self']);

/**
 * Tells what the expressions of a file stand for, through `window` and through the names that the file gives to it: `Math.random`,
 * `luxon.DateTime.now`, `Intl.DateTimeFormat()` for what that makes.
 */
class Paths {
  private readonly declared: ReadonlyMap<string, number>;
  private readonly imports: ReadonlyMap<string, string>;
  /** Of names that are declared once, so that there is no doubt which is meant. */
  private readonly aliases = new Map<string, string>();

  constructor(file: ts.SourceFile) {
    this.declared = declaredNames(file);
    this.imports = importedPaths(file);
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
        this.call(node.name, this.of(node.initializer));
      } else if (ts.isBindingElement(node) && ts.isIdentifier(node.name)) {
        this.call(node.name, this.ofBinding(node));
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }

  private call({ text }: ts.Identifier, path: string | undefined): void {
    if (path !== undefined && this.declared.get(text) === 1) this.aliases.set(text, path);
  }

  private ofName(name: string): string | undefined {
    const known = this.imports.get(name) ?? this.aliases.get(name);
    if (known !== undefined) return known;
    if (this.declared.has(name)) return undefined;
    // The libraries are no globals.
    return roots.has(name) ? '' : libraryOf(name) ? undefined : name;
  }

  /** What a name stands for that is taken out of an object: `const { random } = Math`. */
  ofBinding({ name, propertyName, parent, dotDotDotToken }: ts.BindingElement): string | undefined {
    const declaration = parent.parent;
    const key = propertyName ?? name;
    if (dotDotDotToken || !ts.isObjectBindingPattern(parent)) return undefined;
    if (!ts.isIdentifier(key) && !ts.isStringLiteralLike(key)) return undefined;
    if (ts.isBindingElement(declaration)) return join(this.ofBinding(declaration), key.text);
    const { initializer } = declaration;
    return initializer && join(this.of(initializer), key.text);
  }

  /** @returns '' for the global object; undefined for what is the file's own or not known */
  of(expression: ts.Expression): string | undefined {
    const node = unwrap(expression);
    if (ts.isIdentifier(node)) return this.ofName(node.text);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const called = this.of(node.expression);
      return called === undefined ? undefined : `${called}()`;
    }
    const member = memberOf(node);
    return member && join(this.of(member[0]), member[1]);
  }
}

function join(object: string | undefined, name: string): string | undefined {
  return object ? `${object}.${name}` : object === '' ? name : undefined;
}

/** Whether the function that a node stands in, if any, is a component, a hook, or what one of React's calls at once. */
function isRendering(node: ts.Node): boolean {
  const around = ts.findAncestor(node.parent, ts.isFunctionLike);
  if (!around) return true;
  const { parent } = around;
  if (ts.isCallExpression(parent)) {
    const callee = parent.expression.getText().replace(/^React\./, '');
    if (/^(memo|forwardRef)$/.test(callee)) return true;
    return /^use(State|Memo|Reducer)$/.test(callee) && isRendering(parent);
  }
  const name = around.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined);
  if (name) return /^([A-Z]|use[A-Z])/.test(name.getText());
  return ts.isExportAssignment(parent) || ts.isFunctionDeclaration(around);
}

/** How many arguments a call has, without what stands for none of them. */
function countArguments({ arguments: given = [] }: { arguments?: readonly ts.Expression[] }) {
  const [first] = given;
  return first && ts.isIdentifier(first) && first.text === 'undefined' ? 0 : given.length;
}

function reasonOfUse(node: ts.Node, path: string): Reason | undefined {
  if (Object.hasOwn(uses, path)) return uses[path];
  const object = path.slice(0, path.lastIndexOf('.'));
  if (Object.hasOwn(uses, `${object}.*`)) return uses[`${object}.*`];
  const [first] = path.split('.', 1);
  return storages.has(first!) && isRendering(node)
    ? 'reads the storage while it renders'
    : undefined;
}

function reasonOfCall(
  node: ts.CallExpression | ts.NewExpression,
  called: string | undefined,
): Reason | undefined {
  const count = countArguments(node);
  const callee = unwrap(node.expression);
  if (ts.isPropertyAccessExpression(callee) && localeMethods.has(callee.name.text) && count === 0) {
    return 'depends on the language of the machine';
  }
  const rule = called !== undefined && Object.hasOwn(calls, called) ? calls[called] : undefined;
  return rule && count < (rule.least ?? Infinity) ? rule.reason : undefined;
}

function unsteadyFaults(source: string, name: string): LocalFault[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const paths = new Paths(file);
  const faults: LocalFault[] = [];
  const say = (node: ts.Node, reason: Reason) => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const text = node.getText(file).split('\n')[0]!;
    faults.push({
      line: line + 1,
      column: character + 1,
      what: `${reason}: ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`,
      why: why[reason],
      mend: mends[reason],
    });
  };
  const visit = (node: ts.Node): void => {
    const path = ts.isBindingElement(node)
      ? paths.ofBinding(node)
      : memberOf(node) && paths.of(node as ts.Expression);
    const reason = path ? reasonOfUse(node, path) : undefined;
    if (reason) {
      say(node, reason);
      return;
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const called = reasonOfCall(node, paths.of(node.expression));
      if (called) say(node, called);
    }
    if (ts.isDebuggerStatement(node)) say(node, 'writes to the console');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

/** Without one of these words in its text, a file needs no closer look. */
const suspicious = new RegExp(
  `\\b(?:${[
    ...[...Object.keys(uses), ...Object.keys(calls)].map((path) => /^\w+/.exec(path)![0]),
    ...storages,
    ...localeMethods,
    'debugger',
  ].join('|')})\\b`,
);

/** What a demo's own text tells. */
export interface DemoFacts {
  faults: LocalFault[];
  /** Files of the demo's folder that it imports, as written, with their places. */
  imports: DemoAnalysis['relative'];
}

/**
 * What the build says of a demo, as a fault.
 * @param mend - where the build has no advice
 */
export function demoFault({ line, column, reason }: DemoProblem, mend = 'Correct it.'): LocalFault {
  const [what, ...advice] = reason.split('; ');
  return {
    line,
    column,
    what: what!,
    why: 'The demo cannot be shown.',
    mend:
      advice.length > 0
        ? `${advice.join('; ').replace(/^./, (first) => first.toUpperCase())}.`
        : mend,
  };
}

/**
 * Checks a file of a demo: that it compiles, imports what it may, and shows the same to everybody.
 * @param file - relative to the site
 * @param packages - that it may import
 * @param isDemo - whether a page shows it, so that it needs a default export
 * @param folder - that of the page; the file's own, unless it is in a folder below
 * @param mayBeLong - whether a cut has made it longer than a demo may be
 */
export function checkDemo(
  source: string,
  file: string,
  packages: ReadonlySet<string>,
  isDemo: boolean,
  folder = path.dirname(file),
  mayBeLong = false,
): DemoFacts {
  const { problems, relative } = analyseDemo(source, file, packages, isDemo, folder);
  const faults = problems.map((problem) => demoFault(problem));
  // What a kept version shows is not written any more.
  if (isDemo && !mayBeLong && /^(?:x-)?docs\//.test(file)) faults.push(...checkLength(source));
  const doesCompile = problems.every(({ reason }) => !reason.startsWith('does not compile'));
  return {
    // What follows a mistake of syntax is mostly that mistake again.
    faults: doesCompile
      ? [...faults, ...(suspicious.test(source) ? unsteadyFaults(source, file) : [])]
      : faults.slice(0, 1),
    imports: relative,
  };
}
