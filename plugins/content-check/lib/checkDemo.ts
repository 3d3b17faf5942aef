import ts from 'typescript';
import { analyseDemo } from '../../demos/lib/analyseDemo';
import type { LocalFault } from './types';

/** What a demo cannot use, by the object and its member; `*` stands for every member. */
const members: Record<string, Record<string, string>> = {
  console: { '*': 'writes to the console' },
  Math: { random: 'is random' },
  Date: { now: 'reads the clock' },
  performance: { now: 'reads the clock' },
  DateTime: { now: 'reads the clock', local: 'reads the clock' },
  crypto: { randomUUID: 'is random', getRandomValues: 'is random' },
  navigator: { sendBeacon: 'uses the network' },
};

/** Functions and classes that a demo cannot use at all, or without arguments. */
const calls: Record<string, { reason: string; isFineWith?: 'arguments' }> = {
  fetch: { reason: 'uses the network' },
  XMLHttpRequest: { reason: 'uses the network' },
  WebSocket: { reason: 'uses the network' },
  EventSource: { reason: 'uses the network' },
  Date: { reason: 'reads the clock', isFineWith: 'arguments' },
  dayjs: { reason: 'reads the clock', isFineWith: 'arguments' },
  moment: { reason: 'reads the clock', isFineWith: 'arguments' },
};

/** Names of libraries: it is they that are meant where a file imports them. */
const imported = new Set(['DateTime', 'dayjs', 'moment']);

/** Every name that a file declares or imports. */
function declaredIn(file: ts.SourceFile): { own: Set<string>; imports: Set<string> } {
  const own = new Set<string>();
  const imports = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isBindingElement(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
    ) {
      own.add(node.name.text);
    } else if (ts.isImportClause(node) && node.name) imports.add(node.name.text);
    else if (ts.isImportSpecifier(node)) imports.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { own, imports };
}

const why: Record<string, string> = {
  'writes to the console': 'Readers who open the console look for messages of their own.',
  'is random': 'The page and the browser get different results, and so does every reader.',
  'reads the clock': 'The page is built at another time than it is read.',
  'uses the network': 'A demo runs without one, on every host.',
};

const mends: Record<string, string> = {
  'writes to the console': 'Show it on the stage, or leave it out.',
  'is random': 'Use values that are written down, or a generator with a seed.',
  'reads the clock': 'Use a date that is written down.',
  'uses the network': 'Use data that is written down; a promise and a timer stand for a server.',
};

function unsteadyFaults(source: string, name: string): LocalFault[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const { own, imports } = declaredIn(file);
  const isGlobal = (identifier: string) =>
    imported.has(identifier)
      ? imports.has(identifier)
      : !own.has(identifier) && !imports.has(identifier);
  const faults: LocalFault[] = [];
  const say = (node: ts.Node, reason: string) => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const text = node.getText(file).split('\n')[0]!;
    faults.push({
      line: line + 1,
      column: character + 1,
      what: `${reason}: ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`,
      why: why[reason]!,
      mend: mends[reason]!,
    });
  };
  /** The name of an expression that is global, also as a member of `window`. */
  const globalName = (node: ts.Expression): string | undefined => {
    if (ts.isIdentifier(node)) return isGlobal(node.text) ? node.text : undefined;
    if (
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      ['window', 'globalThis', 'self'].includes(node.expression.text)
    ) {
      return node.name.text;
    }
    return undefined;
  };
  const memberOf = (node: ts.Node): [ts.Expression, string] | undefined => {
    if (ts.isPropertyAccessExpression(node)) return [node.expression, node.name.text];
    if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
      return [node.expression, node.argumentExpression.text];
    }
    return undefined;
  };
  const visit = (node: ts.Node): void => {
    const member = memberOf(node);
    const object = member && globalName(member[0]);
    const known =
      object === undefined ? undefined : Object.hasOwn(members, object) && members[object];
    const reason = known ? (known[member![1]] ?? known['*']) : undefined;
    if (reason) {
      say(node, reason);
      return;
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const called = globalName(node.expression);
      const rule = called !== undefined && Object.hasOwn(calls, called) ? calls[called] : undefined;
      if (rule && !(rule.isFineWith && node.arguments?.length)) say(node, rule.reason);
    }
    if (ts.isDebuggerStatement(node)) say(node, 'writes to the console');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

const suspicious = new RegExp(
  `\\b(?:${[...Object.keys(members), ...Object.keys(calls), 'debugger'].join('|')})\\b`,
);

/** What a demo's own text tells. */
export interface DemoFacts {
  faults: LocalFault[];
  /** Files of its own folder that it imports, as written. */
  imports: string[];
}

/**
 * Checks a file of a demo: that it compiles, imports what it may, and shows the same to everybody.
 * @param file - relative to the site
 * @param packages - that it may import
 * @param isDemo - whether a page shows it, so that it needs a default export
 */
export function checkDemo(
  source: string,
  file: string,
  packages: ReadonlySet<string>,
  isDemo: boolean,
): DemoFacts {
  const { problems, imports } = analyseDemo(source, file, packages, isDemo);
  const faults: LocalFault[] = problems.map(({ line, column, reason }) => ({
    line,
    column,
    what: reason.split('; ')[0]!,
    why: 'The demo cannot be shown.',
    mend: reason.includes('; ')
      ? `${reason.slice(reason.indexOf('; ') + 2).replace(/^./, (first) => first.toUpperCase())}.`
      : 'Correct it.',
  }));
  const doesCompile = problems.every(({ reason }) => !reason.startsWith('does not compile'));
  return {
    // What follows a mistake of syntax is mostly that mistake again.
    faults: doesCompile
      ? [...faults, ...(suspicious.test(source) ? unsteadyFaults(source, file) : [])]
      : faults.slice(0, 1),
    imports: imports.filter((specifier) => /^\.\/[^.]/.test(specifier)),
  };
}
