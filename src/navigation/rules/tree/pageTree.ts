import { canonicalPath } from '../paths/canonicalPath';
import { deriveTitle } from './deriveTitle';
import { badgeFlags, type BadgeFlag } from './pageFacts';
import { languages } from '../paths/splitLanguage';
import { docsTabNames, stripDocsTab } from '../paths/stripDocsTab';

/** The shape of a node that the rules below need; `config/page-tree` has the full type. */
export interface TreeNode extends Partial<Record<BadgeFlag, boolean>> {
  pathname: string;
  title?: string;
  subheader?: string;
  children?: TreeNode[];
  plan?: string;
  inSideNav?: boolean;
  status?: string;
}

/** What a node is, derived from its fields. */
export type NodeKind = 'external' | 'subheader' | 'group' | 'page';

/** A node with the place where it stands, for messages and breadcrumbs. */
export interface PlacedNode {
  node: TreeNode;
  kind: NodeKind;
  /** Ancestors, outermost first. */
  parents: TreeNode[];
  /** Path of indexes, e.g. `x[2].children[0]`. */
  place: string;
}

const fields = new Set([
  'pathname',
  'title',
  'subheader',
  'children',
  'plan',
  ...badgeFlags,
  'inSideNav',
  'status',
]);
const plans = ['pro', 'premium'];
/** The first two stand in trees of versions that were cut before `legacy` and `deprecated` were fields of their own. */
const statuses = ['legacy', 'deprecated', 'moved', 'removed-in-v7', 'later-than-stored-v7'];

export function isExternal(pathname: string): boolean {
  return /^https?:\/\//.test(pathname);
}

/** Says what a node is: children make a group, unless it is a subheader. */
export function kindOf(node: TreeNode): NodeKind {
  if (isExternal(node.pathname)) return 'external';
  if (node.subheader !== undefined) return 'subheader';
  return node.children && node.children.length > 0 ? 'group' : 'page';
}

const isNode = (value: unknown): value is TreeNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isWholeList(nodes: unknown): boolean {
  return (
    Array.isArray(nodes) &&
    nodes.every(
      (node: unknown) =>
        isNode(node) && (node.children === undefined || isWholeList(node.children)),
    )
  );
}

/** Whether trees are lists of nodes all through, so that what they do not name is meant not to be there. */
export function isWhole(trees: Record<string, TreeNode[]>): boolean {
  return Object.values(trees).every(isWholeList);
}

/**
 * Flattens a tree, depth first. What is no node, or no list of nodes, is left out; `treeProblems` tells it.
 * @param root - name of the tree, the start of each `place`
 */
export function listNodes(nodes: TreeNode[], root: string, parents: TreeNode[] = []): PlacedNode[] {
  // The types hold for what is compiled; trees are also read from files as they are being written.
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node, index) => {
    if (!isNode(node)) return [];
    const place = `${root}[${index}]`;
    return [
      { node, kind: kindOf(node), parents, place },
      ...listNodes(node.children ?? [], `${place}.children`, [...parents, node]),
    ];
  });
}

/** The text that names a node in the navigation, in English. */
export function labelOf(node: TreeNode): string {
  return node.subheader ?? node.title ?? deriveTitle({ pathname: String(node.pathname) }) ?? '';
}

/** Finds the entries of a list that are no nodes. */
function entryProblems(nodes: unknown, place: string): string[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((entry: unknown, index) =>
    isNode(entry)
      ? []
      : `${place}[${index}] (${JSON.stringify(entry)}): is no node; write an object with a pathname, or remove it`,
  );
}

/** Finds the fields of a node whose values are of another kind than what the other rules expect. */
function valueProblems(node: TreeNode): string[] {
  const problems = (['title', 'subheader'] as const)
    .filter((field) => node[field] !== undefined && typeof node[field] !== 'string')
    .map(
      (field) =>
        `${field} ${JSON.stringify(node[field])} is no text; put it between quotation marks`,
    );
  if (node.children !== undefined && !Array.isArray(node.children)) {
    problems.push('children is no list; write the nodes between [ and ]');
  }
  return problems;
}

function nodeProblems(placed: PlacedNode): string[] {
  const { node, kind } = placed;
  const problems = valueProblems(node);
  const unknown = Object.keys(node).filter((field) => !fields.has(field));
  if (unknown.length > 0) {
    problems.push(`unknown field ${unknown.join(', ')}; known are ${[...fields].join(', ')}`);
  }
  if (typeof node.pathname !== 'string' || node.pathname === '') {
    return [...problems, 'pathname is missing; give the site path or an https URL'];
  }
  if (kind !== 'external' && !/^\/[^\s?#]*[^\s?#/]$/.test(node.pathname)) {
    problems.push(
      `pathname "${node.pathname}" must start with one slash, end without, and have no query or fragment`,
    );
  }
  if (kind !== 'external' && languages.some((name) => node.pathname.split('/')[1] === name)) {
    problems.push(
      `pathname "${node.pathname}" begins with a language; the tree names a page once for all languages`,
    );
  }
  if (kind === 'external' && !node.pathname.startsWith('https://')) {
    problems.push(`external address "${node.pathname}" must be https`);
  }
  if (kind === 'external' && node.children?.length) {
    problems.push('an external entry cannot have children');
  }
  if (node.title !== undefined && node.subheader !== undefined) {
    problems.push('has both a title and a subheader; keep one');
  } else if (kind === 'external' && node.title === undefined) {
    problems.push('an external entry needs a title');
  } else if (String(labelOf(node)).trim() === '') {
    problems.push('title or subheader is empty');
  }
  if (node.plan !== undefined && !plans.includes(node.plan)) {
    problems.push(`plan "${node.plan}" is unknown; use ${plans.join(' or ')}`);
  }
  if (node.status !== undefined && !statuses.includes(node.status)) {
    problems.push(`status "${node.status}" is unknown; use one of ${statuses.join(', ')}`);
  }
  for (const flag of badgeFlags) {
    if (node[flag] !== undefined && typeof node[flag] !== 'boolean') {
      problems.push(`${flag} must be true or absent`);
    }
  }
  if (node.inSideNav !== undefined && typeof node.inSideNav !== 'boolean') {
    problems.push('inSideNav must be false or absent');
  }
  return problems;
}

/**
 * The page that a node stands for, however its path is written: two nodes of one page are one too many. The
 * address of its tabs (`/a/[docsTab]`) is the page itself; a single tab (`/a/hooks-api`) has a page of its own.
 */
function pageKey(pathname: string): string {
  if (isExternal(pathname)) return pathname;
  const isTab = pathname.split('/').some((segment) => docsTabNames.includes(segment));
  return canonicalPath(isTab ? pathname : stripDocsTab(pathname));
}

/**
 * Checks the trees and returns every problem as one line that names the place.
 * @param trees - by name, e.g. `{default: […], x: […]}`
 * @returns empty when all is well
 */
export function treeProblems(trees: Record<string, TreeNode[]>): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const [name, nodes] of Object.entries(trees)) {
    if (!Array.isArray(nodes)) {
      problems.push(`${name} (tree): is no list; write the nodes between [ and ]`);
    }
    problems.push(...entryProblems(nodes, name));
    for (const placed of listNodes(nodes, name)) {
      problems.push(...entryProblems(placed.node.children, `${placed.place}.children`));
      for (const problem of nodeProblems(placed)) {
        problems.push(`${placed.place} (${labelOf(placed.node)}): ${problem}`);
      }
      const { pathname } = placed.node;
      if (typeof pathname !== 'string') continue;
      const key = pageKey(pathname);
      const first = seen.get(key);
      if (first) {
        const meaning = key === pathname ? '' : ` (the page ${key})`;
        problems.push(
          `Duplicate path ${pathname}${meaning}: named at ${first} and again at ${placed.place}`,
        );
      } else {
        seen.set(key, placed.place);
      }
    }
  }
  return problems;
}
