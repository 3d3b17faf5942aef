import { isExternal, labelOf, type TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { nearestName } from './nearestName';
import { meantPath } from './checkTree';
import type { JsonField } from './readJson';
import type { TreePlace } from './readTree';
import type { Fault } from './types';

interface Titles {
  nodes: readonly TreeNode[];
  placeOf: (node: TreeNode, field?: string) => TreePlace | undefined;
  /** File of the translated titles. */
  file: string;
  fields: readonly JsonField[];
}

/** Titles that are names: of the API, or of one word that no language changes. */
function isName(node: TreeNode): boolean {
  return (
    /\/api(?:-docs)?(?:\/|$)/.test(node.pathname) ||
    /^(?:use[A-Z]\w*|[a-z]\w*)$/.test(labelOf(node))
  );
}

/** Holds the translated titles against the nodes of the page tree. */
export function checkTitles({ nodes, placeOf, file, fields }: Titles): Fault[] {
  const keyOf = ({ pathname }: TreeNode) => (isExternal(pathname) ? pathname : meantPath(pathname));
  const faults: Fault[] = [];
  const known = new Set(
    nodes.flatMap((node) => [keyOf(node), ...(node.subheader ? [node.subheader] : [])]),
  );
  const translated = new Set(fields.map(({ key }) => key));
  const missing = nodes.filter(
    (node) =>
      !translated.has(keyOf(node)) &&
      !(node.subheader !== undefined && translated.has(node.subheader)) &&
      !isName(node),
  );
  const missed = new Map(missing.map((node) => [keyOf(node), node]));
  for (const { key, line, value } of fields) {
    if (!known.has(key)) {
      const meant = nearestName(key, [...missed.keys()]);
      if (meant !== undefined) missed.delete(meant);
      faults.push({
        file,
        line,
        what: `has a title for ${key}, which the page tree has not`,
        why: 'Nobody reads it.',
        mend: meant === undefined ? 'Remove it.' : `Write ${meant}, if that is what is meant.`,
      });
    } else if (typeof value !== 'string' || value.trim() === '') {
      faults.push({
        file,
        line,
        what: `has no title for ${key}`,
        why: 'The navigation shows nothing there.',
        mend: 'Translate the title.',
      });
    }
  }
  for (const node of missed.values()) {
    const place = placeOf(node, 'pathname');
    faults.push({
      file: place?.file ?? file,
      ...(place && { line: place.line }),
      what: `names ${keyOf(node)}, whose title ${file} has not`,
      why: 'Readers of that language see English.',
      mend: `Add "${keyOf(node)}": "…" there, also where the title is the same.`,
    });
  }
  return faults;
}
