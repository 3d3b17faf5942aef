import type { Code, Parents, Root } from 'mdast';
import { isLanguage, languages } from '../../code-highlight/lib/languages';
import { readFence, type Fence } from '../../code-highlight/lib/readFence';
import type { DemoProblem } from '../../demos/lib/demoProblem';
import { findJsonFault } from '../../support/jsonFault.cjs';
import { registry } from '../../../src/preferences/rules/registry';
import { nearestName } from './nearestName';
import type { LocalFault, PageScript } from './types';
import { placeOf, walk } from './walk';

/** What other sites call the languages. */
const otherNames: Record<string, string> = {
  javascript: 'js',
  typescript: 'ts',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  jsonc: 'json',
  json5: 'json',
  xml: 'html',
  svg: 'html',
  plaintext: 'text',
  txt: 'text',
  scss: 'css',
  mjs: 'js',
  cjs: 'js',
};

const list = `Use one of ${Object.keys(languages).join(', ')}.`;

function meantBy(name: string): string | undefined {
  const word = name.toLowerCase();
  return Object.hasOwn(otherNames, word)
    ? otherNames[word]
    : nearestName(name, Object.keys(languages));
}

function languageFault(node: Code): LocalFault | undefined {
  if (node.lang && isLanguage(node.lang)) return undefined;
  const meant = node.lang && meantBy(node.lang);
  return {
    ...placeOf(node),
    what: node.lang
      ? `has a code fence in the unknown language "${node.lang}"`
      : 'has a code fence without a language',
    why: 'It cannot be highlighted.',
    mend: meant ? `Write ${meant}. ${list}` : list,
  };
}

/** What keeps the build from showing a fence as JavaScript (`plugins/code-highlight`, `fenceElement.ts`), at its places in the page. */
function scriptFaults(node: Code): LocalFault[] {
  // Loaded for the few fences that need them.
  const { parseScript } =
    require('../../demos/lib/parseScript') as typeof import('../../demos/lib/parseScript');
  const { eraseTypes } =
    require('../../demos/lib/eraseTypes') as typeof import('../../demos/lib/eraseTypes');
  const { syntaxProblems } =
    require('../../demos/lib/demoProblem') as typeof import('../../demos/lib/demoProblem');
  const place = placeOf(node);
  const why = 'It cannot be shown as JavaScript.';
  const say = ({ line, column, reason }: DemoProblem): LocalFault => ({
    line: place.line + line,
    column: place.column - 1 + column,
    what: `has a code fence with ts2js that ${reason}`,
    why,
    mend: 'Correct the code, or leave ts2js out.',
  });
  const { file, faults } = parseScript(node.value, `code.${node.lang}`);
  // What follows the first of them is mostly its consequence.
  if (faults.length > 0) return syntaxProblems(file, faults).slice(0, 1).map(say);
  const { problems, firstType } = eraseTypes(file);
  if (problems.length > 0) return problems.map(say);
  if (firstType !== undefined) return [];
  return [
    {
      ...place,
      what: 'has a code fence with ts2js that holds no types',
      why: 'Its JavaScript is the same text.',
      mend: 'Leave ts2js out.',
    },
  ];
}

/** A part of a file, or one with comments, which some tools take. */
const isLooseJson = (code: string) =>
  !/^[[{]/.test(code.trim()) || /(?:^|\s)\/\/|\/\*|\.{3}|…/m.test(code);

function jsonFaults(node: Code): LocalFault[] {
  if (isLooseJson(node.value)) return [];
  const fault = findJsonFault(node.value);
  if (!fault) return [];
  const place = placeOf(node);
  return [
    {
      line: place.line + fault.line,
      column: place.column - 1 + fault.column,
      what: `has a code fence in JSON with a mistake: ${fault.reason}`,
      why: 'Readers copy it, and their tools refuse it.',
      mend: 'Correct it; JSON has no comma before a closing bracket, and names in double quotes.',
    },
  ];
}

function isClosed(node: Code, lines: readonly string[]): boolean {
  const { start, end } = node.position!;
  const fence = /(`{3,}|~{3,})/.exec(lines[start.line - 1] ?? '')?.[1];
  // Code that is indented has no fence.
  if (fence === undefined) return true;
  const last = (lines[end.line - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();
  return (
    end.line > start.line &&
    last.length >= fence.length &&
    [...last].every((character) => character === fence[0])
  );
}

function fenceFaults(node: Code, lines: readonly string[]): [Fence | undefined, LocalFault[]] {
  const place = placeOf(node);
  if (!isClosed(node, lines)) {
    return [
      undefined,
      [
        {
          ...place,
          what: 'opens a code fence and does not close it',
          why: 'Everything below it is code.',
          mend: 'Close it with a line of as many marks as it begins with.',
        },
      ],
    ];
  }
  const language = languageFault(node);
  if (language) return [undefined, [language]];
  if (node.value.trim() === '') {
    return [
      undefined,
      [
        {
          ...place,
          what: 'has an empty code fence',
          why: 'Readers see an empty box.',
          mend: 'Write the code, or remove it.',
        },
      ],
    ];
  }
  try {
    const fence = readFence(node, '');
    if (fence.language === 'json') return [fence, jsonFaults(node)];
    return [fence, fence.ts2js ? scriptFaults(node) : []];
  } catch (error) {
    const reason = (error as Error).message.replace(/^:[\d?]+: (?:the code fence )?/, '');
    return [
      undefined,
      [
        {
          ...place,
          what: `has a code fence that is wrong: ${reason}`,
          why: 'It cannot be shown as it is meant.',
          mend: 'Known are title="…", {1,3-5}, npm2yarn, ts2js and date-library="…".',
        },
      ],
    ];
  }
}

/** Finds neighbouring fences that are for some date libraries and not for the others. */
function dateLibraryFaults(parent: Parents, fences: ReadonlyMap<Code, Fence>): LocalFault[] {
  const libraries: readonly string[] = registry.dateLibrary.values;
  const faults: LocalFault[] = [];
  let group: { node: Code; library: string }[] = [];
  const close = () => {
    const named = group.map(({ library }) => library);
    if (named.length > 0 && named.toSorted().join() !== libraries.toSorted().join()) {
      faults.push({
        ...placeOf(group[0]!.node),
        what: `has code fences for the date libraries ${named.join(', ')}`,
        why: 'Readers of each library need one, side by side.',
        mend: `Write one for each of ${libraries.join(', ')}, with nothing between them.`,
      });
    }
    group = [];
  };
  for (const child of parent.children) {
    const fence = child.type === 'code' ? fences.get(child) : undefined;
    if (child.type === 'code' && fence && fence.dateLibrary !== null) {
      group.push({ node: child, library: fence.dateLibrary });
    } else close();
  }
  close();
  return faults;
}

/**
 * Checks the code fences of a page.
 * @param lines - of the page
 * @returns also the code whose JavaScript has to be looked at, which takes its time (`checkScripts`)
 */
export function checkFences(
  tree: Root,
  lines: readonly string[],
): { faults: LocalFault[]; scripts: PageScript[] } {
  const scripts: PageScript[] = [];
  const fences = new Map<Code, Fence>();
  const faults: LocalFault[] = [];
  walk(tree, (node) => {
    if (node.type !== 'code') return;
    const [fence, found] = fenceFaults(node, lines);
    if (fence) fences.set(node, fence);
    faults.push(...found);
    if (fence?.ts2js && found.length === 0) {
      const { language, code, marked } = fence;
      scripts.push({ line: placeOf(node).line, language, code, marked: [...marked] });
    }
  });
  // One that could not be read is told, and its neighbours then say nothing new.
  if (faults.length === 0) {
    walk(tree, (node) => {
      if ('children' in node) faults.push(...dateLibraryFaults(node as Parents, fences));
    });
  }
  return { faults, scripts };
}
